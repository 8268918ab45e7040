import { expect, test } from 'vitest';
import { html } from '../../src/http/html.ts';

test('texts are escaped in content and in attributes', () => {
  const evil = `<script>alert("x")</script>&'`;
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;">' +
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;</p>',
  );
});

test('pieces of HTML and lists of them stay what they are', () => {
  const items = ['a', '<b>'].map((text) => html`<i>${text}</i>`);
  expect(html`<p>${items}${html`<q>"</q>`}${7}</p>`.text).toBe('<p><i>a</i><i>&lt;b&gt;</i><q>"</q>7</p>');
});
