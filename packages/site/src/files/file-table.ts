import type { RoutedSite } from '@plaza/routing';
import { searchLocales, suggestionsPath } from '@plaza/screens';
import { feedFiles } from '../core/feeds/feed-path.ts';
import { filesFolder } from '../model/site-files.ts';
import { type SiteIcon, siteIcons } from '../model/site-icons.ts';
import { feedMaker } from './feed-files.ts';
import { favicon, pngIcon, svgIcon } from './icon-files.tsx';
import type { FileMaker } from './site-file.ts';
import { suggestionsFile } from './suggestions-file.ts';
import { manifestFile, robotsFile } from './text-files.ts';

/**
 * The generated files of a site that are made before anyone asks, by their path below the route of
 * site files.
 */
export function fileTable(site: RoutedSite): ReadonlyMap<string, FileMaker> {
  return new Map<string, FileMaker>([
    ['robots.txt', robotsFile],
    ['manifest.webmanifest', manifestFile],
    ['favicon.ico', favicon],
    ['icon.svg', svgIcon],
    ...Object.entries<SiteIcon>(siteIcons).map(
      ([name, icon]): Row => [name, (app) => pngIcon(app, icon)],
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
