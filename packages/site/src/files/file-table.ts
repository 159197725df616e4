import { type RoutedSite, sitePages } from '@plaza/routing';
import { brandImageFile, pageImageFile } from '../core/share-image/share-image-path.ts';
import { feedPath } from '../core/site-files/feed.ts';
import { filesFolder } from '../model/site-files.ts';
import { type SiteIcon, siteIcons } from '../model/site-icons.ts';
import { favicon, pngIcon, svgIcon } from './icon-files.tsx';
import { brandImage, pageImage } from './share-images.tsx';
import type { FileMaker } from './site-file.ts';
import { feedFile, manifestFile, robotsFile, sitemapFile } from './text-files.ts';

/** Every generated file of a site, by its path below the route of site files. */
export function fileTable(site: RoutedSite): ReadonlyMap<string, FileMaker> {
  return new Map<string, FileMaker>([
    ['robots.txt', robotsFile],
    ['sitemap.xml', sitemapFile],
    ['manifest.webmanifest', manifestFile],
    ['favicon.ico', favicon],
    ['icon.svg', svgIcon],
    [brandImageFile, brandImage],
    ...Object.entries<SiteIcon>(siteIcons).map(
      ([name, icon]): Row => [name, (app) => pngIcon(app, icon)],
    ),
    ...[...sitePages(site)].map(
      (match): Row => [pageImageFile(match), (app) => pageImage(app, match)],
    ),
    ...site.markets.flatMap(({ locale }) => feedRow(site, locale)),
  ]);
}

type Row = [name: string, make: FileMaker];

function feedRow(site: RoutedSite, locale: string): Row[] {
  const name = feedPath(site, locale)?.replace(`${filesFolder}/`, '').replace(/^\//, '');
  return name ? [[name, (app) => feedFile(app, locale)]] : [];
}
