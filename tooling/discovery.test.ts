import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sites = globSync('apps/*/plaza.config.ts', { cwd: root }).map((file) =>
  basename(dirname(file)),
);
const shared = ['scripts', 'benchmarks/src', 'e2e/site', 'e2e/environment', 'tooling'];
const files = shared
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !/\.test\.ts$|node_modules|slow-files/.test(file));

/** A site by its folder or as a text; a property such as `platform` of a bundler is none. */
const mentions = (code: string, site: string) =>
  new RegExp(`apps/${site}\\b|(['"\`])${site}\\1`).test(code);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('design §2 scripts, benchmarks and the shared site suite mention no site', () => {
  expect(sites).not.toEqual([]);
  const named = files.flatMap((file) => {
    const code = withoutComments(readFileSync(join(root, file), 'utf8'));
    return sites.filter((site) => mentions(code, site)).map((site) => `${file}: ${site}`);
  });
  expect(named).toEqual([]);
});
