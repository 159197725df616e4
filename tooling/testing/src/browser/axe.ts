import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** axe's version. */
export const axeVersion: string = require('axe-core/package.json').version;

/** Rules that axe has deprecated or that exceed level AA; all others run. */
const beyond = ['deprecated', 'wcag2aaa'];

/** The rules that ran and the violations, one line per element: `rule: reason: element`. */
export type Audit = { rules: readonly string[]; violations: readonly string[] };

/**
 * The rules to run: all, or those a theme can affect. A theme only sets custom properties (a test
 * of ui-blocks proves it), so it only affects contrast through colours, and target sizes through
 * spacing.
 */
export type AuditScope = 'all' | 'theme';

const themeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A page with axe installed; `audit` runs axe on the whole page. */
export type AxeWindow = typeof globalThis & {
  axe: typeof axe;
  audit: (scope: AuditScope) => Promise<Audit>;
};

/**
 * In forced-colors mode Chromium paints text in system colours, but its computed fill, which axe
 * reads, ignores them. No block sets a fill, so use the text's colour.
 */
function readFillAsPainted() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  const forced = matchMedia('(forced-colors: active)');
  CSSStyleDeclaration.prototype.getPropertyValue = function read(name) {
    const isFill = name === '-webkit-text-fill-color' && forced.matches;
    return getPropertyValue.call(this, isFill ? 'color' : name);
  };
}

/** Installs axe in every document of the page, with experimental rules and those off by default. */
function offerAudit({ beyond, themeRules }: { beyond: string[]; themeRules: string[] }) {
  const page = globalThis as AxeWindow;
  const all = page.axe
    .getRules()
    .filter(({ tags }) => !tags.some((tag) => beyond.includes(tag)))
    .map(({ ruleId }) => ruleId);
  page.audit = async (scope) => {
    const rules = scope === 'all' ? all : themeRules;
    const { violations } = await page.axe.run(document, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    });
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ failureSummary, html }) => `${id}: ${failureSummary}: ${html}`),
    );
    return { rules, violations: lines };
  };
}

/** Installs axe in an open page. */
export async function installAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate(readFillAsPainted);
  await page.evaluate(offerAudit, { beyond, themeRules });
}

/** Runs axe on the whole page. */
export const runAxe = (page: Page, scope: AuditScope = 'all'): Promise<Audit> =>
  page.evaluate((scope) => (globalThis as AxeWindow).audit(scope), scope);
