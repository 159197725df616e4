import type { RefusalPage } from '../model/front-options.ts';
import { type Lines, map } from './directives.ts';
import type { NamedSite } from './site-locations.ts';

/** The ending of the name of a location whose answer is a page, for requests that take one. */
export const asPage = '_page';

const refusals = ['tooMany', 'unavailable'] as const;

type RefusalName = (typeof refusals)[number];

/** The variable with the page of a site in the language of the path. */
export const pageVariable = ({ upstream }: Pick<NamedSite, 'upstream'>, name: RefusalName) =>
  `$${upstream}_${name === 'tooMany' ? 'too_many' : name}`;

/** Which answers are pages, and the pages of each site. */
export const refusalMaps = (sites: readonly NamedSite[]): Lines => [
  '# Browsers get a page, everything else JSON.',
  ...map('$http_accept', '$as_page', [
    ['"~*text/html"', asPage],
    ['default', '""'],
  ]),
  ...sites.flatMap((site) =>
    refusals.flatMap((name) => {
      const rows = Object.entries(site.refusals?.[name] ?? {});
      return rows.length === 0 ? [] : map('$uri', pageVariable(site, name), rows.map(rowOf));
    }),
  ),
];

const rowOf = ([prefix, { html }]: readonly [string, RefusalPage]) =>
  [prefix === '' ? 'default' : `"~*^/${prefix}(?:/|$)"`, quoted(html)] as const;

/** A value of nginx, which reads variables in it, and nothing that HTML writes by its number. */
const quoted = (html: string) => {
  const plain = html
    .replaceAll('\n', '')
    .replace(/[$\\]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `'${plain}'`;
};
