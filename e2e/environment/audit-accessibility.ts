import { type AuditScope, installAxe, runAxe } from '@plaza/testing/browser';
import type { Browser, Page } from 'playwright';
import type { Visitor } from './visitors.ts';

type Size = { width: number; height: number };

export type View = {
  readonly name: string;
  readonly size: Size;
  readonly dark?: boolean;
  readonly forcedColors?: boolean;
  /** Text at twice the browser's default size (WCAG 1.4.4). */
  readonly largeText?: boolean;
  /** The rules whose verdict can differ from the previous views. */
  readonly scope: AuditScope;
};

/** How a page is viewed. A viewport of 640 px is one of 1280 px at a zoom of 200 %. */
export const views: readonly View[] = [
  { name: '360 px', size: { width: 360, height: 740 }, scope: 'all' },
  { name: '360 px, dark', size: { width: 360, height: 740 }, dark: true, scope: 'theme' },
  { name: '1280 px', size: { width: 1280, height: 900 }, scope: 'all' },
  { name: '1280 px, dark', size: { width: 1280, height: 900 }, dark: true, scope: 'theme' },
  { name: '320 px', size: { width: 320, height: 640 }, scope: 'theme' },
  { name: '200 %', size: { width: 640, height: 450 }, scope: 'theme' },
  { name: 'large text', size: { width: 1280, height: 900 }, largeText: true, scope: 'theme' },
  {
    name: 'forced colours',
    size: { width: 1280, height: 900 },
    forcedColors: true,
    scope: 'theme',
  },
];

/** The views in which sites can differ by brand and content. */
export const brandViews: readonly View[] = views.filter(({ name }) =>
  ['360 px', '1280 px', '1280 px, dark'].includes(name),
);

export type Finding = { readonly rule: string; readonly view: string };

type AuditOptions = {
  /** The visitor: one with a consent decision sees the page without the dialog. */
  visitor: Visitor;
  /** Default: all views. */
  inViews?: readonly View[];
  /**
   * Runs every axe rule in all views, which takes three times as long; by default a view runs the
   * rules of its scope.
   */
  everyRule?: boolean;
};

/**
 * The violations that axe finds in each view of a page, and views that scroll sideways (WCAG
 * 1.4.10).
 */
export async function auditAccessibility(
  browser: Browser,
  address: string,
  { visitor, inViews = views, everyRule = false }: AuditOptions,
): Promise<Finding[]> {
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await page.goto(address);
  const findings = await auditPage(page, { inViews, everyRule });
  await context.close();
  return findings;
}

/** The same for a page that is open; it keeps the last view. */
export async function auditPage(
  page: Page,
  { inViews = views, everyRule = false }: Omit<AuditOptions, 'visitor'> = {},
): Promise<Finding[]> {
  await installAxe(page);
  const findings: Finding[] = [];
  for (const view of inViews) {
    await emulateView(page, view);
    const audit = await runAxe(page, everyRule ? 'all' : view.scope);
    const rules = [...audit.violations, ...(await findOverflow(page))];
    findings.push(...rules.map((rule) => ({ rule, view: view.name })));
  }
  return findings;
}

/** Applies the view to an open page. */
export async function emulateView(
  page: Page,
  { size, dark, forcedColors, largeText }: View,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    largeText ? '200%' : '',
  );
}

/** A finding if the page scrolls sideways (WCAG 1.4.10). */
export async function findOverflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : '';
  });
  return wide ? [`wider than its view: ${wide}`] : [];
}
