import { notFound } from 'next/navigation';
import { memoize } from '../core/memoize.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import type { SiteFile } from './site-file.ts';

type FileParams = { readonly path: string[] };
type FileContext = { readonly params: Promise<FileParams> };

/**
 * The route of `app/files/[...path]`: robots, manifest, icons and feeds, each prerendered and revalidated with the content it was created from. `withPlaza`
 * rewrites their public names at the site's root to this route. The app's file must also export
 * `dynamic = 'force-static'`, `dynamicParams = true` and `revalidate` as literals, which Next
 * requires.
 */
export function createSiteFiles(app: App) {
  // Only this route loads the renderer of images and its fonts; pages share the entry point.
  const readFiles = memoize(async () => {
    await loadPaths(app);
    return (await import('./file-table.ts')).fileTable(app.site);
  });
  const findMaker = async (name: string) =>
    (await readFiles()).get(name) ?? (await import('./feed-files.ts')).feedMaker(app.site, name);
  return {
    generateStaticParams: async (): Promise<FileParams[]> =>
      [...(await readFiles()).keys()].map((name) => ({ path: name.split('/') })),
    GET: async (_request: Request, { params }: FileContext) => {
      const make = await findMaker((await params).path.join('/'));
      return answer((await make?.(app)) ?? notFound());
    },
  };
}

function answer({ type, body, cacheControl }: SiteFile): Response {
  const headers = {
    'content-type': type,
    ...(cacheControl && { 'cache-control': cacheControl }),
  };
  return new Response(body as BodyInit, { headers });
}
