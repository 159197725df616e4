import { notFound } from 'next/navigation';
import type { App } from '../react/app.ts';
import { fileTable } from './file-table.ts';
import type { SiteFile } from './site-file.ts';

type FileParams = { readonly path: string[] };
type FileContext = { readonly params: Promise<FileParams> };

/**
 * The route of `app/files/[...path]`: sitemap, robots, manifest, icons, feeds and social preview
 * images, each prerendered and revalidated with the content it was created from. `withPlaza`
 * rewrites their public names at the site's root to this route. The app's file must also export
 * `dynamic = 'force-static'`, `dynamicParams = false` and `revalidate` as literals, which Next
 * requires.
 */
export function createSiteFiles(app: App) {
  const files = fileTable(app.site);
  return {
    generateStaticParams: (): FileParams[] =>
      [...files.keys()].map((name) => ({ path: name.split('/') })),
    GET: async (_request: Request, { params }: FileContext) => {
      const make = files.get((await params).path.join('/')) ?? notFound();
      return answer(await make(app));
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
