import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages as pagesOfSite } from '@plaza/routing';
import { chosenSite } from './chosen-site.ts';

/** A page with a budget (design, §6). */
export type SitePage = {
  readonly name: string;
  readonly path: string;
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

/** The front page of the chosen site, and one other page per page type. */
export const sitePages: readonly SitePage[] = [...(front ? [front] : []), ...firstOfType].map(
  ({ path, locale, route }) => {
    const content = contents.find((page) => page.path === route.path && page.locale === locale);
    const name = path === front?.path ? 'front' : route.pageType;
    return { name, path, isIndexed: !content?.meta.noIndex };
  },
);
