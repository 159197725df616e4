import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Version of axe. */
export const axeVersion: string = require('axe-core/package.json').version;

/** Rules that axe itself has given up, or that ask for more than level AA; every other one runs. */
const beyond = ['deprecated', 'wcag2aaa'];

/** Which rules axe ran and which violations it found, a line for each element: `rule: reason: element`. */
export type Audit = { rules: readonly string[]; violations: readonly string[] };

/**
 * Which rules run: all of them, or those whose verdict a theme can change. A theme sets custom properties alone (a test
 * of ui-blocks proves it), so it reaches contrast by its colours, and the size of targets by its spacing.
 */
export type AuditScope = 'all' | 'theme';

const themeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A page with axe in it; `audit` runs axe over the whole page. */
export type AxeWindow = typeof globalThis & {
  axe: typeof axe;
  audit: (scope: AuditScope) => Promise<Audit>;
};

/**
 * Chromium paints text in forced colours but computes its fill, which axe reads, without them. No block sets a fill of
 * its own, so it is the text's colour.
 */
function readFillAsPainted() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  const forced = matchMedia('(forced-colors: active)');
  CSSStyleDeclaration.prototype.getPropertyValue = function read(name) {
    const isFill = name === '-webkit-text-fill-color' && forced.matches;
    return getPropertyValue.call(this, isFill ? 'color' : name);
  };
}

/** Lets the page run axe with its experimental rules and those that it leaves off by default. */
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

/** Puts axe into an open page. */
export async function installAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate(readFillAsPainted);
  await page.evaluate(offerAudit, { beyond, themeRules });
}

/** Runs axe over the whole page in which it was installed. */
export const runAxe = (page: Page, scope: AuditScope = 'all'): Promise<Audit> =>
  page.evaluate((scope) => (globalThis as AxeWindow).audit(scope), scope);
