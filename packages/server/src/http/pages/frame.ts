// What all pages share: the frame around their content.
import { html, type Html } from '../html.ts';

export function frame(title: string, content: Html, language: 'en' | 'fr' = 'en'): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.text;
}
