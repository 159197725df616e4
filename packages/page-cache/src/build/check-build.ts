import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishParsed } from '../core/finish/finish-page.ts';
import { type HtmlNode, parseHtml } from '../core/finish/parse-html.ts';
import { prerenderedFile } from '../core/prerendered-file.ts';
import type { CachedPage, PageSite } from '../model/page.ts';
import type { PageCacheSettings } from '../model/settings.ts';
import { readClientModules } from '../next/client-modules.ts';

/**
 * The result of a build check. An issue fails the build; a warning names a page that works but
 * ships more than it declares.
 */
export type BuildReport = {
  readonly checked: readonly string[];
  readonly issues: readonly string[];
  readonly warnings: readonly string[];
};

/** A rule of the site. Returns what is wrong with a prerendered page. */
export type PageRule = (page: {
  readonly path: string;
  readonly html: string;
  /** The HTML as `parseHtml` returns it. */
  readonly nodes: readonly HtmlNode[];
}) => readonly string[];

type PrerenderManifest = {
  readonly routes: Readonly<
    Record<string, { readonly srcRoute: string | null; readonly routeType?: string }>
  >;
  readonly dynamicRoutes: Readonly<Record<string, unknown>>;
};

/**
 * Checks a finished `next build`: every page is static, every page that says it needs no framework
 * works without it (design §3.3), and no page breaks the site's own rules.
 *
 * @param distDir the build's folder, e.g. `.next`
 * @throws Error when the folder holds no build
 */
export async function checkBuild(
  distDir: string,
  settings: PageCacheSettings,
  rule: PageRule = () => [],
): Promise<BuildReport> {
  const manifest: PrerenderManifest = await readJson(distDir, 'prerender-manifest.json');
  const routes: Record<string, string> = await readJson(distDir, 'app-path-routes-manifest.json');
  const clientModules = await readClientModules(join(distDir, 'server'));
  const pages = Object.entries(manifest.routes).filter(([, { routeType }]) => routeType === 'page');
  const outcomes: PageOutcome[] = [];
  // One after another: hundreds of pages at once would only be collected as old garbage.
  for (const [path] of pages) {
    const file = join(distDir, 'server/app', prerenderedFile(path));
    outcomes.push(await checkPage(file, path, { site: { ...settings, clientModules }, rule }));
  }
  const issues = outcomes.flatMap((outcome) => outcome.issues);
  return {
    checked: pages.map(([path]) => path),
    issues: [...issues, ...dynamicPages(routes, manifest), ...missingPages(settings, manifest)],
    warnings: outcomes.flatMap(({ warning }) => warning ?? []),
  };
}

type PageOutcome = {
  readonly issues: readonly string[];
  readonly warning?: string;
};

async function checkPage(
  file: string,
  path: string,
  { site, rule }: { readonly site: PageSite; readonly rule: PageRule },
): Promise<PageOutcome> {
  try {
    const html = await readFile(`${file}.html`, 'utf8');
    const { headers = {}, status = 200 } = await readJson<Partial<CachedPage>>(`${file}.meta`);
    const nodes = parseHtml(html);
    const { skippedReason } = finishParsed({ html, headers, status }, nodes, site);
    return {
      issues: rule({ path, html, nodes }).map((issue) => `${path} ${issue}`),
      ...(skippedReason !== undefined && { warning: `${path} hydrates: ${skippedReason}` }),
    };
  } catch (error) {
    return { issues: [`${path} cannot be finished: ${messageOf(error)}`] };
  }
}

/** Pages for which the build prerendered no path, and prepared no prerendering on demand. */
function dynamicPages(routes: Record<string, string>, manifest: PrerenderManifest): string[] {
  const prerendered = new Set(Object.values(manifest.routes).map(({ srcRoute }) => srcRoute));
  return Object.entries(routes)
    .filter(([file, route]) => file.endsWith('/page') && !prerendered.has(route))
    .filter(([, route]) => !(route in manifest.dynamicRoutes))
    .map(([, route]) => `${route} is not static: it reads cookies, headers or the query`);
}

function missingPages({ pages = [] }: PageCacheSettings, { routes }: PrerenderManifest): string[] {
  return pages
    .filter((path) => !(path.replace(/(.)\/$/, '$1') in routes))
    .map((path) => `${path} is in the route table, but the build did not prerender it`);
}

async function readJson<T>(...path: string[]): Promise<T> {
  return JSON.parse(await readFile(join(...path), 'utf8'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
