import { type RoutedSite, sitePages } from '@plaza/routing';
import { searchLocales, suggestionsPath } from '@plaza/screens';
import { feedFiles } from '../core/feeds/feed-path.ts';
import { brandImageFile, pageImageFile } from '../core/share-image/share-image-path.ts';
import { filesFolder } from '../model/site-files.ts';
import { type SiteIcon, siteIcons } from '../model/site-icons.ts';
import { feedMaker } from './feed-files.ts';
import { favicon, pngIcon, svgIcon } from './icon-files.tsx';
import { brandImage, pageImage } from './share-images.tsx';
import type { FileMaker } from './site-file.ts';
import { suggestionsFile } from './suggestions-file.ts';
import { manifestFile, robotsFile, sitemapFile } from './text-files.ts';

/**
 * The generated files of a site that are made before anyone asks, by their path below the route of
 * site files.
 */
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
    ...searchLocales(site).map(
      (locale): Row => [
        suggestionsPath(locale).replace(`${filesFolder}/`, ''),
        (app) => suggestionsFile(app, locale),
      ],
    ),
    ...feedFiles(site).flatMap((name) => feedRow(site, name)),
  ]);
}

type Row = [name: string, make: FileMaker];

function feedRow(site: RoutedSite, name: string): Row[] {
  const make = feedMaker(site, name);
  return make ? [[name, make]] : [];
}
