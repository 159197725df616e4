import { notFound } from 'next/navigation';
import type { App } from '../react/app.ts';
import { fileTable } from './file-table.ts';
import type { SiteFile } from './site-file.ts';

type FileParams = { readonly path: string[] };
type FileContext = { readonly params: Promise<FileParams> };

/**
 * The route of `app/files/[...path]`: sitemap, robots, manifest, icons, feeds and social preview
 * images, each prerendered and renewed with the content it was made from. `withPlaza` leads the
 * names at the root of the site here. The app's file also says `dynamic = 'force-static'`,
 * `dynamicParams = false` and `revalidate`, which Next wants to read there literally.
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
