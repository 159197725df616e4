import { indexContent } from '@plaza/site-config/folder';
import { loadConfig } from './load-config.ts';
import { locateFindings } from './locate-findings.ts';
import type { CheckedContent, Finding, Issue } from './model.ts';
import { readContent } from './read-content.ts';
import { contentRules, siteRules } from './rules.ts';

/** The result of a check. */
export type CheckReport = {
  readonly issues: readonly Issue[];
  readonly files: number;
  readonly rules: number;
  /** Rules skipped because the config does not load. */
  readonly skipped: number;
};

type Found = { readonly rule: string; readonly finding: Finding };

/** An app's own modules: its config and its routes. */
const moduleCount = 2;

/**
 * Checks an app's config and content against every rule.
 *
 * @param options `isRelease` if everything must be ready for publication
 */
export async function checkSite(
  projectDir: string,
  { isRelease = false }: { isRelease?: boolean } = {},
): Promise<CheckReport> {
  const { content, fileCount } = await readContent(projectDir, isRelease);
  const config = await loadConfig(projectDir);
  const found = await applyRules(contentRules, content);
  const plaza = 'plaza' in config ? config.plaza : undefined;
  if (plaza) indexContent(plaza, content.entities);
  if (plaza) found.push(...(await applyRules(siteRules, { ...content, plaza })));
  if ('findings' in config)
    found.push(...config.findings.map((finding) => ({ rule: 'config', finding })));
  const ruleCount = Object.keys(contentRules).length + 1;
  const siteRuleCount = Object.keys(siteRules).length;
  return {
    issues: locateFindings(projectDir, found),
    files: fileCount + moduleCount,
    rules: plaza ? ruleCount + siteRuleCount : ruleCount,
    skipped: plaza ? 0 : siteRuleCount,
  };
}

type Rules<C> = Readonly<Record<string, (checked: C) => Finding[] | Promise<Finding[]>>>;

async function applyRules<C extends CheckedContent>(rules: Rules<C>, checked: C): Promise<Found[]> {
  const found = await Promise.all(
    Object.entries(rules).map(async ([rule, apply]) => {
      const findings = await apply(checked);
      return findings.map((finding) => ({ rule, finding }));
    }),
  );
  return found.flat();
}
