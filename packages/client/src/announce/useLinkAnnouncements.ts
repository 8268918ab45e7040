// Says when the table cannot be reached, and when it can again.
import { useEffect, useRef } from 'react';
import type { LinkState } from '../channel/channel.ts';
import { useWords } from '../words/context.tsx';
import { announce } from './announcer.ts';

/** What is said about the link last, after this; it is news if that has changed. Before it was open for the first time nothing is said. */
export function linkTold(told: LinkState | undefined, link: LinkState): LinkState | undefined {
  if (link === 'connecting' || (told === undefined && link !== 'open')) return told;
  return link;
}

export function useLinkAnnouncements(link: LinkState): void {
  const words = useWords().table.link;
  const told = useRef<LinkState>(undefined);
  useEffect(() => {
    const before = told.current;
    const now = linkTold(before, link);
    told.current = now;
    if (now !== undefined && before !== undefined && now !== before)
      announce(words[now], { weight: 'grave', about: 'link' });
  }, [link, words]);
}
