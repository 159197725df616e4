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
  'sitemap.xml',
  ...(Object.keys(siteIcons) as SiteIconName[]),
] as const;

/** Folder of the social preview images. */
export const shareFolder = 'share';

/** One rule for all files, because Next matches rules one after another on every request. */
export const rootFilesRewrite = {
  source: `/:file(${rootFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})`,
  destination: `${filesFolder}/:file`,
};
