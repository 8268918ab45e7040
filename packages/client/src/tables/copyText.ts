// Copies a text, also where the browser keeps the clipboard for pages that came over https.

export async function copyText(text: string): Promise<'copied' | 'not-copied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): 'copied' | 'not-copied' {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'only-read';
  // A dialog takes the focus back from anything outside of it.
  const place = document.activeElement?.closest('[role=dialog]') ?? document.body;
  place.append(field);
  field.select();
  try {
    return document.execCommand('copy') ? 'copied' : 'not-copied';
  } catch {
    return 'not-copied';
  } finally {
    field.remove();
  }
}
