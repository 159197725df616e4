import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  outwardLinks,
  publishedFolders,
  readManifest,
  registryFields,
} from './manifests.ts';

const root = join(import.meta.dirname, '..');

describe.each(publishedFolders())('%s, on the page of a registry,', (folder) => {
  const manifest = readManifest(folder);
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');

  test('names its repository, homepage, engines and access as every package does', () => {
    const fields = registryFields(folder);
    expect(manifest).toMatchObject(fields);
    expect(manifest.publishConfig).toEqual(fields.publishConfig);
  });

  test('has a version that was released, a description and words to find it by', () => {
    expect(manifest.version).toMatch(/^(?!0\.0\.0)\d+\.\d+\.\d+$/);
    expect(manifest.description).toMatch(/^[A-Z].+\.$/);
    expect(manifest.keywords?.length).toBeGreaterThanOrEqual(3);
  });

  test('offers no source of its tests', () => {
    const offered = manifest.publishConfig.exports ?? manifest.exports;
    expect(JSON.stringify(offered)).not.toMatch(/"\.\/[^"]*":"[^"]*\.tsx?"/);
    expect(offered['./package.json']).toBe('./package.json');
  });

  test('links to files that exist, by their address', () => {
    expect(outwardLinks(readme)).toEqual([]);
    const base = addressOf('');
    const linked = [...readme.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => target.startsWith(base));
    for (const target of linked)
      expect(existsSync(join(root, target.slice(base.length))), target).toBe(true);
  });
});
