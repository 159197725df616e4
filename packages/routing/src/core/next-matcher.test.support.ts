import { compile, type Key, pathToRegexp, regexpToFunction } from 'path-to-regexp';
import type { PageMatch, RoutedSite } from '../model/route.ts';
import { findInternalPage } from './find-page.ts';
import { type RedirectRule, type RewriteRule, toRedirects, toRewrites } from './next-rules.ts';
import { hostName } from './resolve-hosts.ts';
import { findOtherSpelling } from './resolve-request.ts';

/** The final result: a page under its last URL, or nothing. */
export type Ending = { kind: 'page'; internalPath: string; url: string } | { kind: 'notFound' };

type Step = { redirect: string } | Ending;
type Matcher = (path: string) => string | undefined;

interface Rules {
  readonly redirects: readonly { match: Matcher; isFor: (host: string) => boolean }[];
  readonly rewrites: readonly Matcher[];
  /** What the page that Next renders finds. */
  readonly findPage: (internalPath: string) => PageMatch | undefined;
  /** Where it redirects without one. */
  readonly findSpelling: (internalPath: string) => string | undefined;
}

/** Compiles a rule like Next, with the same library and options. */
function compileRule({ source, destination }: RewriteRule): Matcher {
  const keys: Key[] = [];
  const options = { delimiter: '/', sensitive: true, strict: true };
  const match = regexpToFunction(pathToRegexp(source, keys, options), keys);
  const [, origin = '', pattern = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(destination) ?? [];
  const print = compile(pattern, { validate: false });
  return (path) => {
    const found = match(path);
    return found ? origin + print(found.params) : undefined;
  };
}

function isForHost(rule: RedirectRule): (host: string) => boolean {
  const patterns = (rule.has ?? []).map(({ value }) => new RegExp(`^${value}$`));
  return (host) => patterns.every((pattern) => pattern.test(host));
}

function compileRules(site: RoutedSite): Rules {
  return {
    redirects: toRedirects(site).map((rule) => ({
      match: compileRule(rule),
      isFor: isForHost(rule),
    })),
    rewrites: toRewrites(site).map(compileRule),
    findPage: (internalPath) => findInternalPage(site, `${internalPath}/`),
    findSpelling: (internalPath) => findOtherSpelling(site, internalPath),
  };
}

/** Next's own redirects with `trailingSlash: true`: collapsed slashes, and one at the end. */
function builtInRedirect(path: string): string | undefined {
  if (/\\|\/\//.test(path)) return path.replaceAll('\\', '/').replace(/\/\/+/g, '/');
  return /\/[^/.]+$/.test(path) ? `${path}/` : undefined;
}

function step(rules: Rules, host: string, path: string): Step {
  const builtIn = builtInRedirect(path);
  if (builtIn !== undefined) return { redirect: builtIn };
  for (const { match, isFor } of rules.redirects) {
    const redirect = isFor(host) ? match(path) : undefined;
    if (redirect !== undefined) return { redirect };
  }
  const rewritten = rules.rewrites.map((match) => match(path)).find((it) => it !== undefined);
  const internalPath = (rewritten ?? path).replace(/\/$/, '');
  const page = rules.findPage(internalPath);
  const other = page ? undefined : rules.findSpelling(internalPath);
  if (other !== undefined) return { redirect: other };
  if (!page) return { kind: 'notFound' };
  // The page redirects to itself from the number of a list's first page.
  if (page.internalPath !== internalPath) return { redirect: page.path };
  return { kind: 'page', internalPath, url: `https://${host}${path}` };
}

/** Follows a request through the generated rules to a page or a 404. Throws on a loop. */
export function followRules(site: RoutedSite): (host: string, path: string) => Ending {
  const rules = compileRules(site);
  return (from, request) => {
    let host = hostName(from);
    let path = request.replace(/[?#].*$/s, '');
    for (let hop = 0; hop < 6; hop += 1) {
      const taken = step(rules, host, path);
      if (!('redirect' in taken)) return taken;
      const away = /^https:\/\/([^/]+)(.*)$/.exec(taken.redirect);
      if (away) host = away[1] ?? '';
      path = away ? (away[2] ?? '/') : taken.redirect;
    }
    throw new Error(`${request} at ${from} redirects in a loop`);
  };
}
