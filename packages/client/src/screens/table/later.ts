// What a table shows only now and then: no table waits for it.
import { comesLater, opensLater } from '../../ui/Later.tsx';

export const BetterLine = comesLater(async () => (await import('./hint/BetterLine.tsx')).BetterLine);
export const EndSheet = comesLater(async () => (await import('./EndSheet.tsx')).EndSheet);
export const HintCard = comesLater(async () => (await import('./hint/HintCard.tsx')).HintCard);
export const SequenceBanner = comesLater(
  async () => (await import('./sequence/SequenceBanner.tsx')).SequenceBanner,
);
export const Stopped = comesLater(async () => (await import('./Stopped.tsx')).Stopped);
export const CardOffers = comesLater(async () => (await import('./dock/CardOffers.tsx')).CardOffers);
export const KindList = comesLater(async () => (await import('./dock/KindList.tsx')).KindList);
export const Narrowing = comesLater(async () => (await import('./dock/Narrowing.tsx')).Narrowing);
export const ConsentCard = comesLater(async () => (await import('./dock/ConsentCard.tsx')).ConsentCard);
export const Recap = comesLater(async () => (await import('./recap/Recap.tsx')).Recap);
export const Reorder = comesLater(async () => (await import('./reorder/Reorder.tsx')).Reorder);
export const Infection = comesLater(async () => (await import('../../panels/Infection.tsx')).Infection);
export const Log = comesLater(async () => (await import('../../panels/Log.tsx')).Log);
export const Chat = comesLater(async () => (await import('../../panels/Chat.tsx')).Chat);
export const Plan = comesLater(async () => (await import('../../panels/Plan.tsx')).Plan);
export const Proposals = comesLater(async () => (await import('../../panels/Proposals.tsx')).Proposals);

export const KeysSheet = opensLater(async () => (await import('./keys/KeysSheet.tsx')).KeysSheet);
export const NoticesSheet = opensLater(async () => (await import('./NoticesSheet.tsx')).NoticesSheet);
export const SeatsSheet = opensLater(async () => (await import('./SeatsSheet.tsx')).SeatsSheet);
export const SettingsSheet = opensLater(
  async () => (await import('../../frame/SettingsSheet.tsx')).SettingsSheet,
);
