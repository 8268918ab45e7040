// The guided first game: a fixed deal in this browser, explained while it is played.
import { Waiting } from '../app/Waiting.tsx';

export function TutorialScreen() {
  return <Waiting />;
}
