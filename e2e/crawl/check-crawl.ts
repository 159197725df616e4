import { brotliCompressSync } from 'node:zlib';
import { structuredDataFaults } from '@plaza/screens/testing/structured-data-rules';
import type { Crawl } from './crawl-site.ts';
import type { CrawledPage } from './read-page.ts';

/** What is wrong with an address. */
export type CrawlIssue = { readonly path: string; readonly message: string };

export type CrawlRules = {
  /** The language that an address must have; undefined for any. */
  readonly localeOf: (path: string) => string | undefined;
  /** The status that a page must answer with. */
  readonly statusOf: (path: string) => number;
  /** What is wrong with the texts of a page. */
  readonly checkTexts: (page: CrawledPage) => readonly string[];
};

/** Bytes of all scripts of a page as they are sent, with brotli (design §6). */
const scriptBudget = 10_000;

/** Everything that is wrong with the pages of a crawl. */
export function checkCrawl(crawl: Crawl, rules: CrawlRules): CrawlIssue[] {
  const pages = [...crawl.pages.values()];
  const perPage = pages.flatMap((page) =>
    [
      ...answerIssues(page, crawl, rules),
      ...headIssues(page, rules),
      ...linkIssues(page, crawl),
      ...alternateIssues(page, crawl),
      ...dataIssues(page),
      ...scriptIssues(page, crawl),
      ...rules.checkTexts(page),
    ].map((message) => ({ path: page.path, message })),
  );
  return [...perPage, ...fileIssues(crawl), ...repeatedHeads(pages), ...lostPages(crawl)];
}

function answerIssues({ path, status }: CrawledPage, { origins }: Crawl, rules: CrawlRules) {
  const expected = rules.statusOf(path);
  return status === expected
    ? []
    : [`answers ${status}, linked from ${origins.get(path) || 'the crawl'}`];
}

function fileIssues({ files, origins }: Crawl): CrawlIssue[] {
  return [...files.values()].flatMap(({ path, status, location }) => {
    const from = `used on ${origins.get(path) || 'the crawl'}`;
    if (location) return [{ path, message: `redirects to ${location}, ${from}` }];
    return status === 200 ? [] : [{ path, message: `answers ${status}, ${from}` }];
  });
}

/** A page that search engines shall find is linked from another. */
function lostPages({ lost, pages }: Crawl): CrawlIssue[] {
  return lost
    .filter((path) => pages.get(path)?.isIndexed)
    .map((path) => ({ path, message: 'no page leads to it' }));
}

function headIssues(page: CrawledPage, { localeOf }: CrawlRules): string[] {
  const { lang, title, description, headings, canonical, path, isIndexed } = page;
  const locale = localeOf(path);
  return [
    ...(locale && locale !== lang ? [`is in ${lang || 'no language'}, not in ${locale}`] : []),
    ...(headings === 1 ? [] : [`has ${headings} h1 headings`]),
    ...(title ? [] : ['has no title']),
    ...(description ? [] : ['has no description']),
    ...(isIndexed && !canonical.endsWith(path) ? [`has the canonical address ${canonical}`] : []),
  ];
}

const withoutQuery = (path: string) => path.replace(/\?.*/, '');

/** Titles and descriptions that two pages of a language share; states of one page may share theirs. */
function repeatedHeads(pages: readonly CrawledPage[]): CrawlIssue[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const key = `${page.lang} ${page[field]}`;
      const earlier = seen.get(key);
      seen.set(key, earlier ?? page.path);
      const isOther = earlier && withoutQuery(earlier) !== withoutQuery(page.path);
      return isOther ? [{ path: page.path, message: `has the ${field} of ${earlier}` }] : [];
    });
  });
}

/** Anchors that the page they lead to does not have. */
function linkIssues({ links }: CrawledPage, { pages }: Crawl): string[] {
  return links.flatMap(({ path, anchor }) => {
    const target = pages.get(path);
    return !anchor || !target || target.ids.has(anchor)
      ? []
      : [`links to #${anchor} of ${path}, which has no such place`];
  });
}

/** Every language that a page names has a page that names it back, and the page names itself. */
function alternateIssues({ path, lang, alternates }: CrawledPage, { pages }: Crawl): string[] {
  if (alternates.size === 0) return [];
  const own = alternates.get(lang) === path ? [] : [`does not name itself as its ${lang} version`];
  const others = [...alternates].flatMap(([language, target]) => {
    const page = pages.get(target);
    if (!page) return [];
    const isBack = page.alternates.get(lang) === path;
    const isRight = language === 'x-default' || page.lang === language;
    return [
      ...(isBack
        ? []
        : [`names ${target} as its ${language} version, which does not name it back`]),
      ...(isRight ? [] : [`names ${target} as its ${language} version, which is in ${page.lang}`]),
    ];
  });
  return [...own, ...others];
}

function dataIssues({ data }: CrawledPage): string[] {
  return data.flatMap((text) => {
    try {
      return structuredDataFaults(JSON.parse(text)).map((fault) => `structured data: ${fault}`);
    } catch (error) {
      return [`structured data: ${(error as Error).message}`];
    }
  });
}

/** Most pages have the same scripts inline. */
const inlineBytes = new Map<string, number>();

function bytesOf(text: string): number {
  const bytes = inlineBytes.get(text) ?? brotliCompressSync(text).length;
  inlineBytes.set(text, bytes);
  return bytes;
}

function scriptIssues({ scripts, inlineScripts }: CrawledPage, { files }: Crawl): string[] {
  const loaded = [...new Set(scripts)].map((path) => files.get(path)?.bytes ?? 0);
  const bytes = [...loaded, ...inlineScripts.map(bytesOf)].reduce((sum, size) => sum + size, 0);
  return bytes > scriptBudget ? [`has ${bytes} bytes of scripts, at most ${scriptBudget}`] : [];
}
