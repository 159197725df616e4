import { type SiteIconName, siteIcons } from './site-icons.ts';

/** Folder of the route that serves the files, `app/files/[...path]`. */
export const filesFolder = '/files';

/** Files that crawlers and browsers request at the root of a site. */
export const rootFiles = [
  'favicon.ico',
  'feed.xml',
  'icon.svg',
  'manifest.webmanifest',
  'robots.txt',
  ...(Object.keys(siteIcons) as SiteIconName[]),
] as const;

/** The index of the sitemap, at the root of the site. */
export const sitemapIndexFile = 'sitemap.xml';

/** A file of the sitemap, at the root as well: a sitemap lists no pages above its own folder. */
export const sitemapPartFile = (locale: string, part: number) =>
  `sitemap-${locale}${part > 1 ? `-${part}` : ''}.xml`;

/** The names of the files of a sitemap, of any site. */
const sitemapFile = /^sitemap(?:-([a-zA-Z-]+?)(?:-\d+)?)?\.xml$/;

/** The locale of a sitemap's file; empty for the index, undefined for any other name. */
export function sitemapLocale(name: string): string | undefined {
  const found = sitemapFile.exec(name);
  return found ? (found[1] ?? '') : undefined;
}

/** Folder of the sitemap's route, `app/files/sitemaps/[name]`. */
export const sitemapsFolder = 'sitemaps';

export const sitemapRewrite = {
  source: '/:file(sitemap(?:-[a-zA-Z-]+\\d*)?\\.xml)',
  destination: `${filesFolder}/${sitemapsFolder}/:file`,
};

/** Folder of the social preview images. */
export const shareFolder = 'share';

/** One rule for all files, because Next matches rules one after another on every request. */
export const rootFilesRewrite = {
  source: `/:file(${rootFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})`,
  destination: `${filesFolder}/:file`,
};
