// Lets the browser fetch the page itself as soon as it has read index.html: what begins there is small and asks for it only then.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const PAGE = '/src/main.tsx';

export function preloadPlugin(): Plugin {
  return {
    name: 'cordon-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => tagsFor(Object.values(bundle)),
    },
  };
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

function tagsFor(outputs: readonly Output[]): HtmlTagDescriptor[] {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PAGE)));
  if (page === undefined) throw new Error(`${PAGE} is not in the bundle`);
  // What the beginning itself imports is named there already.
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const begun = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const wanted = [page.fileName, ...page.imports]
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
