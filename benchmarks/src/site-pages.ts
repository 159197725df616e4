import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sitePages as pagesOfSite } from '@plaza/routing';
import { chosenSite } from './chosen-site.ts';

/** A page with a budget (design, §6). */
export type SitePage = {
  readonly name: string;
  readonly path: string;
  readonly pageType: string;
  readonly locale: string;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
};

type Content = { path: string; locale: string; meta: { noIndex?: boolean } };

const { folder, config } = chosenSite;
const contents = globSync('content/pages/**/*.json', { cwd: folder }).map(
  (file): Content => JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
const pages = [...pagesOfSite(config.site)];
const [front, ...others] = pages;
const types = new Set(others.map(({ route }) => route.pageType));
const firstOfType = [...types].flatMap(
  (type) => others.find(({ route }) => route.pageType === type) ?? [],
);

const { values } = parseArgs({ options: { pages: { type: 'string' } }, strict: false });
const wanted = typeof values.pages === 'string' ? values.pages.split(',') : undefined;

const representative = [...(front ? [front] : []), ...firstOfType];
const isWanted = ({ path, route }: (typeof pages)[number]) =>
  wanted?.includes(path) || wanted?.includes(route.pageType);

/**
 * The front page of the chosen site, and one other page per page type; `--pages Survey,/se/lp/`
 * chooses among these by their types, and any page by its path.
 */
export const sitePages: readonly SitePage[] = (
  wanted
    ? pages.filter(
        (page) => isWanted(page) && (representative.includes(page) || wanted.includes(page.path)),
      )
    : representative
).map(({ path, locale, route }) => {
  const content = contents.find((page) => page.path === route.path && page.locale === locale);
  const { pageType } = route;
  const name = path === front?.path ? 'front' : pageType;
  return { name, path, pageType, locale, isIndexed: !content?.meta.noIndex };
});
