import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { describe, expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

const localeFiles = globSync('apps/*/locales/*.json', { cwd: workspace }).map((file) => ({
  file,
  locale: basename(file, '.json'),
  texts: JSON.parse(readFileSync(join(workspace, file), 'utf8')),
}));

/** The source of screens and site without their tests. */
const source = globSync('packages/{screens,site}/src/**/*.{ts,tsx}', { cwd: workspace })
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(join(workspace, file), 'utf8'))
  .join('\n');

/** Whether the source names a key, whole or as `${problem}-heading`. */
const isSaid = (key: string) =>
  source.includes(`'${key}'`) ||
  [...source.matchAll(/t\(`\$\{\w+\}(-[a-z-]+)`\)/g)].some(([, end = '']) => key.endsWith(end));

describe('the locale files of every app', () => {
  it('are there', () => {
    expect(localeFiles.length).toBeGreaterThan(0);
  });

  it.each(localeFiles)(
    '$file says only what differs, with the arguments and formats of its message',
    async ({ locale, texts }) => {
      const place = { locale, namespace: 'interface' };
      const shared = (await interfaceTexts()(place)) as Record<string, string>;
      expect(checkMessages({ ...shared, ...texts }, interfaceMessages, locale)).toEqual([]);
      expect(Object.keys(texts).filter((key) => texts[key] === shared[key])).toEqual([]);
    },
  );

  it('have no key that the interface never says', () => {
    expect(Object.keys(interfaceMessages).filter((key) => !isSaid(key))).toEqual([]);
  });
});
