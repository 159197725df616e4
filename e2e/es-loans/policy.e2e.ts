import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../packages/page-cache/src/core/finish/content-security-policy.ts';
import { parseHtml } from '../../packages/page-cache/src/core/finish/parse-html.ts';
import { allowedSources } from '../../packages/site/src/core/allowed-sources.ts';
import { policySources } from '../../packages/site/src/core/policy-sources.ts';
import { cspReports } from '../../packages/site/src/model/csp-reports.ts';
import { vendors } from '../../packages/tracking/src/model/vendors/vendors.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans, paths } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

/**
 * What CSP Evaluator says of a policy, but for its note to every allow-list, `'self'` among it: that
 * no way around is known, as long as nothing there answers a script with a callback of the address.
 * Nothing of ours does.
 */
function findings(policy: string): string[] {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const notes = /^No bypass found|^'self' can be problematic/;
  return found.flatMap(({ description, directive, value }) =>
    notes.test(description) ? [] : `${directive} ${value}: ${description}`,
  );
}

/** A site may have no vendor, each of them, or all. */
const names = Object.keys(vendors);
const choices = [[], ...names.map((name) => [name]), names];

it.each([...paths.map(([path]) => path), '/no-hay-nada/'])(
  'design §3.3 CSP Evaluator finds nothing in the policy of %s, with and without each vendor',
  async (path) => {
    const response = await fetch(environment().site + path);
    expect(findings(String(response.headers.get('content-security-policy')))).toEqual([]);
    const page = parseHtml(await response.text());
    for (const choice of choices) {
      const policy = contentSecurityPolicy(page, {
        ...policySources,
        url: 'https://olivar.example',
        runtime: 'none',
        reportsTo: cspReports,
        contentSecurityPolicy: allowedSources(choice),
      });
      expect([choice, findings(policy)]).toEqual([choice, []]);
    }
  },
);

it('design §3.3 would find what lets scripts in', () => {
  const policy = "default-src 'none'; script-src 'self' https://ajax.googleapis.com";
  expect(findings(policy).join()).toMatch(/ajax\.googleapis\.com.*bypass/);
  expect(findings("script-src 'unsafe-inline'")).not.toEqual([]);
});
