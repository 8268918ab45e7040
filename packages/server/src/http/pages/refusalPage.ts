// The page for people whose request was refused.
import { html } from '../html.ts';
import { frame } from './frame.ts';

export function refusalPage(status: number, message: string, language: 'en' | 'fr'): string {
  return frame(
    `${String(status)} – Cordon`,
    html`<header>
        <h1><a href="/">Cordon</a></h1>
      </header>
      <section>
        <h2>${status}</h2>
        <p>${message}</p>
      </section>`,
    language,
  );
}
