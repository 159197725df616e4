import { parseHtml } from '@plaza/page-cache/build';
import { contentSecurityPolicy } from '@plaza/page-cache/core/finish/content-security-policy';
import { allowedSources } from '@plaza/site/core/allowed-sources';
import { policySources } from '@plaza/site/core/policy-sources';
import { cspReports } from '@plaza/site/model/csp-reports';
import { pageVendors, type VendorRows, vendors } from '@plaza/tracking';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect } from 'vitest';
import type { SiteApp } from '../environment/site-apps.ts';

const vendorRows: VendorRows = vendors;

type Directive = 'script-src' | 'connect-src' | 'img-src';

type PolicyPage = { readonly directive: Directive; readonly language: string };

/** The hosts that a site's vendors, on pages where they run, and the site itself need. */
function expectedSources(
  { config }: SiteApp,
  { directive, language }: PolicyPage,
  hasNoVendors: boolean,
): string[] {
  const { site, tracking, contentSecurityPolicy } = config;
  const ids = tracking?.vendors ?? {};
  const used = site.markets.flatMap(({ locale }) => pageVendors(site, ids, locale));
  const sources = used.flatMap(({ vendor }) => [
    ...(vendorRows[vendor]?.sources[directive] ?? []),
    ...(directive === 'script-src' ? [] : countrySources(vendor, language)),
  ]);
  return [
    ...new Set([...(hasNoVendors ? [] : sources), ...(contentSecurityPolicy?.[directive] ?? [])]),
  ].sort();
}

/** A vendor's own domain in the page's country. */
function countrySources(vendor: string, language: string): string[] {
  const source = vendorRows[vendor]?.countrySources?.(new Intl.Locale(language).region ?? '');
  return source === undefined ? [] : [source];
}

/** The hosts of a directive of a policy. */
function sourcesIn(policy: string, directive: Directive): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
  return found
    .split(' ')
    .filter((source) => /^https?:/.test(source))
    .sort();
}

/**
 * CSP Evaluator's findings for a policy, without its note on every allow-list, `'self'` included:
 * that no bypass is known as long as no response there is a script with a callback from the URL.
 * None of ours is. The lead form of this run counts as https.
 */
export function findWeaknesses(policy: string): readonly string[] {
  const published = policy
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://lead-form.example')
    .replaceAll(/'sha256-[^']+'/g, someHash);
  const known = evaluated.get(published) ?? evaluate(published);
  evaluated.set(published, known);
  return known;
}

/** Which scripts a policy allows by their hashes makes no difference to its strength. */
const someHash = `'sha256-${'A'.repeat(43)}='`;

/** The findings of each policy: those of most pages are the same. */
const evaluated = new Map<string, readonly string[]>();

function evaluate(published: string): readonly string[] {
  const found = new CspEvaluator(new CspParser(published).csp).evaluate();
  const notes = /^No bypass found|^'self' can be problematic/;
  return found.flatMap(({ description, directive, value }) =>
    notes.test(description) ? [] : `${directive} ${value}: ${description}`,
  );
}

/** The vendors to test: none, each, and all. */
const names = Object.keys(vendors);
const choices = [[], ...names.map((name) => [name]), names];

/** Pages with a video load its poster from another host. */
const isPoster = (source: string) => /ytimg|vimeocdn/.test(source);

/** A page as it was answered. */
export type AnsweredPage = { readonly headers: Headers; readonly html: string };

/** design §3.3: the policy of a page allows the vendors that the site has chosen, and no weak source. */
export function expectStrictPolicy(app: SiteApp, { headers, html }: AnsweredPage): void {
  const policy = String(headers.get('content-security-policy'));
  const hasNoVendors = html.includes('data-no-vendors');
  const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
  // The last page of a flow asks nothing more, and tells no one where it was either.
  const others = hasNoVendors ? [] : ['strict-origin-when-cross-origin'];
  expect(['no-referrer', ...others]).toContain(headers.get('referrer-policy'));
  expect(policy).toMatch(/^default-src 'none'; script-src /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('report-uri /api/csp-reports; report-to csp');
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  expect(findWeaknesses(policy)).toEqual([]);
  for (const directive of ['script-src', 'connect-src', 'img-src'] as const) {
    const hosts = sourcesIn(policy, directive).filter((source) => !isPoster(source));
    const expected = expectedSources(app, { directive, language }, hasNoVendors);
    expect([directive, hosts]).toEqual([directive, expected]);
  }
}

/** design §3.3: the policy of a page would be as strict with any vendors. */
export function expectStrictWithAnyVendors({ config }: SiteApp, { html }: AnsweredPage): void {
  const page = parseHtml(html);
  for (const chosen of choices) {
    const policy = contentSecurityPolicy(page, {
      ...policySources,
      url: config.site.url,
      runtime: 'none',
      reportsTo: cspReports,
      contentSecurityPolicy: allowedSources(chosen),
    });
    expect([chosen, findWeaknesses(policy)]).toEqual([chosen, []]);
  }
}
