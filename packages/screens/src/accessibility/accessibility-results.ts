import type { AccessibilityReport, Component } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';

/** Percent, as in the views of `e2e/environment/audit-accessibility.ts`. */
const ZOOM = 200;

type Detail = { readonly term: string; readonly value: string };

/** Finds the report among a site's components; undefined until the tests have written one. */
export function findAccessibilityReport(
  components: readonly Component[],
): AccessibilityReport | undefined {
  return components.find((component) => component.type === 'accessibilityReport')?.report;
}

/** The results of the accessibility tests, for the statement. */
export function accessibilityResults(report: AccessibilityReport, t: TranslateInterface): Detail[] {
  const { standard, testedAt, tools, paths, views, findings } = report;
  const broken = findings.map((finding) => t('accessibility-finding', finding));
  return [
    { term: t('accessibility-standard'), value: standard },
    { term: t('accessibility-tested'), value: t('accessibility-tested-on', { date: testedAt }) },
    { term: t('accessibility-tools'), value: tools.join(', ') },
    {
      term: t('accessibility-scope'),
      value: t('accessibility-scope-text', { pages: paths.length, views, zoom: ZOOM }),
    },
    {
      term: t('accessibility-findings'),
      value: broken.join(' ') || t('accessibility-no-findings'),
    },
  ];
}
