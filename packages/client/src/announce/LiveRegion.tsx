// Where announcements are heard.
import { useStore } from 'zustand';
import { announcer } from './announcer.ts';

export function LiveRegion() {
  const now = useStore(announcer, (state) => state.now);
  return (
    <div className="only-read" role="status" aria-live="polite" aria-atomic="true" data-announcements>
      {now === undefined ? undefined : <span key={now.number}>{now.text}</span>}
    </div>
  );
}
