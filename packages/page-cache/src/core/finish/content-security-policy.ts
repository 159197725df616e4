import { createHash } from 'node:crypto';
import type { PageRuntime, PolicySettings, ReportsTo, SourceDirective } from '../../model/page.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';
import { scriptOrigin } from './scripts.ts';

/** The attribute of a page that asks something of somebody. */
const WITHOUT_VENDORS = 'data-no-vendors';

type PolicySite = PolicySettings & {
  /** Whether the page ships React: the framework's scripts fail under Trusted Types, ours work. */
  readonly runtime?: PageRuntime;
};

/** The policy of one page: it allows the site itself and what is in the page, and nothing else. */
export function contentSecurityPolicy(nodes: readonly HtmlNode[], site: PolicySite): string {
  const elements = nodes.filter((node) => node.kind === 'element');
  const added = (name: SourceDirective) => addedSources(elements, name, site);
  const extra = (name: SourceDirective) => [
    ...attributeOrigins(elements, name, site),
    ...added(name),
  ];
  const styleAttributes = hashes(elements.map(({ attributes }) => attributes.get('style') ?? ''));
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', scriptSources(elements, extra('script-src'))],
    ['style-src', ["'self'", ...inlineStyles(elements), ...extra('style-src')]],
    // Each style attribute has its hash, so that the page may have these and no others.
    ['style-src-attr', styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []],
    ['img-src', ["'self'", ...extra('img-src')]],
    ['font-src', ["'self'", ...extra('font-src')]],
    ['connect-src', ["'self'", ...extra('connect-src')]],
    ['manifest-src', ["'self'"]],
    ['media-src', extra('media-src')],
    ['frame-src', extra('frame-src')],
    ['worker-src', extra('worker-src')],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...extra('form-action')]],
    ['frame-ancestors', ["'none'"]],
  ];
  const written = directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`);
  written.push(...trustedTypes(site, added('script-src')));
  if (URL.parse(site.url)?.protocol === 'https:') written.push('upgrade-insecure-requests');
  if (site.reportsTo) written.push(...reporting(site.reportsTo));
  return written.join('; ');
}

/**
 * No string becomes a script; on a page without outside scripts, not even through a policy of its
 * own. `trustedTypesSources` come with a loader that creates the policies which they need; any other
 * outside script may turn strings into scripts without one, so a page that allows it goes without.
 */
function trustedTypes(site: PolicySite, scripts: readonly string[]): string[] {
  const known = new Set(site.trustedTypesSources);
  if (site.runtime !== 'none' || !scripts.every((source) => known.has(source))) return [];
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

/** The sources of the site's vendors, unless the page runs without them, and of the site itself. */
function addedSources(
  elements: readonly HtmlElement[],
  directive: SourceDirective,
  { vendorSources, vendorSourcesByLanguage = {}, contentSecurityPolicy: own }: PolicySettings,
): string[] {
  const isWithout = elements.some(({ attributes }) => attributes.has(WITHOUT_VENDORS));
  const language = elements.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '';
  const allowed = vendorSourcesByLanguage[language] ?? vendorSources;
  const ofVendors = (!isWithout && allowed?.[directive]) || [];
  return [...new Set([...ofVendors, ...(own?.[directive] ?? [])])];
}

/** Origins that the page names in attributes, for its scripts to load from later. */
function attributeOrigins(
  elements: readonly HtmlElement[],
  directive: SourceDirective,
  { sourceAttributes = {} }: PolicySettings,
): string[] {
  const rows = Object.entries(sourceAttributes).filter(([, row]) => row.directive === directive);
  return rows.flatMap(([attribute, { allowHttp }]) => {
    const protocol = allowHttp ? /^https?:$/ : /^https:$/;
    const urls = elements.map(({ attributes }) => URL.parse(attributes.get(attribute) ?? ''));
    const origins = urls.flatMap((url) => (url && protocol.test(url.protocol) ? url.origin : []));
    return [...new Set(origins)];
  });
}

function inlineStyles(elements: readonly HtmlElement[]): string[] {
  return hashes(elements.filter(({ name }) => name === 'style').map(({ text }) => text));
}

function hashes(texts: readonly string[]): string[] {
  const distinct = [...new Set(texts)].filter((text) => text !== '');
  return distinct.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
