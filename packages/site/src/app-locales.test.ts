import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { describe, expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

const isOfSite = (file: string) => existsSync(join(workspace, dirname(file), '../plaza.config.ts'));

const localeFiles = globSync('apps/*/locales/*.json', { cwd: workspace })
  .filter(isOfSite)
  .map((file) => ({
    file,
    locale: basename(file, '.json'),
    texts: JSON.parse(readFileSync(join(workspace, file), 'utf8')),
  }));

/** The source of everything that writes texts, without its tests. */
const source = globSync('{packages/{screens,site},apps/leads-service}/src/**/*.{ts,tsx}', {
  cwd: workspace,
})
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(join(workspace, file), 'utf8'))
  .join('\n');

/** Whether the source uses a key, either literally or as `${problem}-heading` or `job-type-${type}`. */
const isUsed = (key: string) =>
  source.includes(`'${key}'`) ||
  [...source.matchAll(/t\(`\$\{\w+\}(-[a-z-]+)`/g)].some(([, end = '']) => key.endsWith(end)) ||
  [...source.matchAll(/t\(`([a-z-]+-)\$\{[\w.]+\}/g)].some(([, start = '']) =>
    key.startsWith(start),
  ) ||
  // Those of flows are named by the tables of flows: `flow-texts.test.ts` of the screens.
  /^flow-(?!mail-)/.test(key);

describe('the locale files of every site', () => {
  it('exist', () => {
    expect(localeFiles.length).toBeGreaterThan(0);
  });

  it.each(localeFiles)(
    '$file contains only texts that differ, with the arguments of their message',
    async ({ locale, texts }) => {
      const place = { locale, namespace: 'interface' };
      const shared = (await interfaceTexts()(place)) as Record<string, string>;
      expect(checkMessages({ ...shared, ...texts }, interfaceMessages, locale)).toEqual([]);
      expect(Object.keys(texts).filter((key) => texts[key] === shared[key])).toEqual([]);
    },
  );

  it('have no unused key', () => {
    expect(Object.keys(interfaceMessages).filter((key) => !isUsed(key))).toEqual([]);
  });
});
