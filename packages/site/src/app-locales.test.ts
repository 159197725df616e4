import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { checkMessages } from '@plaza/i18n';
import { describe, expect, it } from 'vitest';
import { interfaceMessages } from './model/interface-messages.ts';

const workspace = join(import.meta.dirname, '../../..');

const localeFiles = globSync('apps/*/locales/*.json', { cwd: workspace }).map((file) => ({
  file,
  locale: basename(file, '.json'),
  texts: JSON.parse(readFileSync(join(workspace, file), 'utf8')),
}));

/** The source of the package, but for its tests and the table itself. */
const source = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.|model\/interface-messages/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Whether the source names a key, whole or as `${problem}-heading`. */
const isSaid = (key: string) =>
  source.includes(`'${key}'`) ||
  [...source.matchAll(/t\(`\$\{\w+\}(-[a-z-]+)`\)/g)].some(([, end = '']) => key.endsWith(end));

describe('issue 4 §1: the locale files of every app', () => {
  it('are there', () => {
    expect(localeFiles.length).toBeGreaterThan(0);
  });

  it.each(localeFiles)(
    '$file has every key, none too many, with the arguments and formats of its message',
    (row) => {
      expect(checkMessages(row.texts, interfaceMessages, row.locale)).toEqual([]);
    },
  );

  it('have no key that the interface never says', () => {
    expect(Object.keys(interfaceMessages).filter((key) => !isSaid(key))).toEqual([]);
  });

  it('are imported by their app', () => {
    for (const { file } of localeFiles) {
      const [, app = ''] = file.split('/');
      const config = readFileSync(join(workspace, 'apps', app, 'app.config.ts'), 'utf8');
      expect(config).toContain(`./${relative(join('apps', app), file)}`);
    }
  });
});
