import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentIssue,
  createValueLocator,
  formatContentIssue,
  parseJsonFile,
} from '@plaza/contract/content-folder';
import type { Partners } from '@plaza/screens';
import {
  type BrandTokens,
  brandStyles,
  checkBrandTokens,
  partnerStyles,
} from '@plaza/ui-blocks/brand';

const tokenFile = 'brand.tokens.json';

/**
 * Reads an app's brand style sheet from its `brand.tokens.json`, with the colours of its partners.
 *
 * @throws Error listing every issue of the file as `file:line: token: issue`, one per line
 */
export function readBrandStyles(projectDir: string, partners: Partners = {}): string {
  const file = join(projectDir, tokenFile);
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: it defines the site's colours. Create it with deriveBrandTokens of @plaza/ui-blocks/brand`,
    );
  const json = parseJsonFile(readFileSync(file, 'utf8'));
  if ('issue' in json) {
    const { issue: message, ...position } = json;
    throw brandError(file, [{ file, path: '', message, ...position }]);
  }
  const locate = createValueLocator(json.text);
  const issues = checkBrandTokens(json.value).map(({ path, message }) => ({
    ...{ file, path, message },
    ...locate(path.split('.')),
  }));
  if (issues.length > 0) throw brandError(file, issues);
  const tokens = json.value as BrandTokens;
  const ofPartners = Object.entries(partners).flatMap(([token, { name, hue }]) =>
    hue === undefined ? [] : [partnerStyles(tokens, { token, name, hue })],
  );
  return [brandStyles(tokens), ...ofPartners].join('\n');
}

function brandError(file: string, issues: readonly ContentIssue[]): Error {
  const count = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
  const byLine = issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return new Error(`${count} in ${file}\n${byLine.map(formatContentIssue).join('\n')}`);
}
