import { createHash } from 'node:crypto';
import { vendors } from '@plaza/tracking';
import type { ExtraSources, PageRuntime, ReportsTo, SourceDirective } from './page.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';
import { scriptOrigin } from './scripts.ts';

type PolicySite = {
  readonly url: string;
  readonly contentSecurityPolicy?: ExtraSources;
  readonly reportsTo?: ReportsTo;
  /** What the page ships: the framework's scripts do not survive Trusted Types, ours do. */
  readonly runtime?: PageRuntime;
};

/** The policy of one page: everything refused but the site itself and what stands in the page. */
export function contentSecurityPolicy(nodes: readonly HtmlNode[], site: PolicySite): string {
  const elements = nodes.filter((node) => node.kind === 'element');
  const extra = (name: SourceDirective) => site.contentSecurityPolicy?.[name] ?? [];
  const styleAttributes = hashes(elements.map(({ attributes }) => attributes.get('style') ?? ''));
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', scriptSources(elements, extra('script-src'))],
    ['style-src', ["'self'", ...inlineStyles(elements), ...extra('style-src')]],
    // Style attributes are named one by one, because only then may the page have just these.
    ['style-src-attr', styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []],
    ['img-src', ["'self'", ...originsIn(elements, 'data-video-poster'), ...extra('img-src')]],
    ['font-src', ["'self'", ...extra('font-src')]],
    ['connect-src', ["'self'", ...reportOrigins(elements), ...extra('connect-src')]],
    ['manifest-src', ["'self'"]],
    ['media-src', extra('media-src')],
    ['frame-src', [...frameOrigins(elements), ...extra('frame-src')]],
    ['worker-src', extra('worker-src')],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...extra('form-action')]],
    ['frame-ancestors', ["'none'"]],
  ];
  const written = directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`);
  written.push(...trustedTypes(site));
  if (URL.parse(site.url)?.protocol === 'https:') written.push('upgrade-insecure-requests');
  if (site.reportsTo) written.push(...reporting(site.reportsTo));
  return written.join('; ');
}

const vendorScripts = new Set(
  Object.values(vendors).flatMap((row): readonly string[] => row.sources['script-src']),
);

/**
 * No text becomes a script, on a page without vendors not even by way of a policy of its own.
 * The scripts of vendors make scripts out of texts: a page that may load them holds out until
 * consent, when the loader of vendors makes the policies that they need. Other scripts from outside
 * have no such loader.
 */
function trustedTypes({ runtime, contentSecurityPolicy }: PolicySite): string[] {
  const scripts = contentSecurityPolicy?.['script-src'] ?? [];
  if (runtime !== 'none' || !scripts.every((host) => vendorScripts.has(host))) return [];
  const required = "require-trusted-types-for 'script'";
  return scripts.length > 0 ? [required] : [required, "trusted-types 'none'"];
}

/** To browsers that know `Reporting-Endpoints`, and to the others. */
function reporting({ endpoint, path }: ReportsTo): string[] {
  return [`report-uri ${path}`, `report-to ${endpoint}`];
}

function scriptSources(elements: readonly HtmlElement[], extra: readonly string[]): string[] {
  const scripts = elements.filter(
    (element) => element.name === 'script' && scriptOrigin(element) !== 'data',
  );
  if (scripts.length === 0) return ["'none'"];
  const inline = scripts.filter(({ attributes }) => !attributes.has('src'));
  return ["'self'", ...hashes(inline.map(({ text }) => text)), ...extra];
}

/** Whom behaviours frame: players (§2.6) and lead forms (§1), be it one on the machine itself. */
const frameOrigins = (elements: readonly HtmlElement[]) => [
  ...originsIn(elements, 'data-video-player'),
  ...originsIn(elements, 'data-lead-form', /^https?:$/),
];

/** Where the browser entry sends errors (§8), be it a service on the machine itself. */
const reportOrigins = (elements: readonly HtmlElement[]) =>
  originsIn(elements, 'data-sentry-dsn', /^https?:$/);

/** Hosts that the page names for its behaviours to fetch from later (§2.6, §8). */
function originsIn(
  elements: readonly HtmlElement[],
  attribute: string,
  protocol = /^https:$/,
): string[] {
  const urls = elements.map(({ attributes }) => URL.parse(attributes.get(attribute) ?? ''));
  return [
    ...new Set(urls.flatMap((url) => (url && protocol.test(url.protocol) ? url.origin : []))),
  ];
}

function inlineStyles(elements: readonly HtmlElement[]): string[] {
  return hashes(elements.filter(({ name }) => name === 'style').map(({ text }) => text));
}

function hashes(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  return distinct.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
