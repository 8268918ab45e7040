// Lets the browser fetch the page itself as soon as it has read index.html, and a table with it where the address is one: what begins
// there is small and asks for them only then.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const PAGE = '/src/main.tsx';
const TABLE = '/src/screens/table/LocalTable.tsx';

export function preloadPlugin(): Plugin {
  return {
    name: 'cordon-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => tagsFor(Object.values(bundle), PAGE),
    },
  };
}

/** The same for a table, as the text of tags: all that it needs besides the page. */
export function tableTags(bundle: Rolldown.OutputBundle): string {
  const outputs = Object.values(bundle);
  const page = new Set(tagsFor(outputs, PAGE).map(({ attrs }) => attrs?.['href']));
  return tagsFor(outputs, TABLE)
    .filter(({ attrs }) => !page.has(attrs?.['href']))
    .map(({ attrs = {} }) => `    <link ${Object.entries(attrs).map(attribute).join(' ')}>\n`)
    .join('');
}

const attribute = ([name, value]: readonly [string, unknown]): string =>
  value === true ? name : `${name}="${String(value)}"`;

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

function tagsFor(outputs: readonly Output[], module: string): HtmlTagDescriptor[] {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (root === undefined) throw new Error(`${module} is not in the bundle`);
  // What the beginning itself imports is named there already.
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const begun = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const wanted = [root.fileName, ...root.imports]
    .filter((name) => !begun.has(name))
    .flatMap((name) => chunks.filter(({ fileName }) => fileName === name));
  const styles = wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...wanted.map(({ fileName }) => tag({ rel: 'modulepreload', href: `/${fileName}` })),
    ...[...new Set(styles)].map((name) => tag({ rel: 'preload', as: 'style', href: `/${name}` })),
  ];
}

const tag = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});
