import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingTargets } from './assert-built.ts';
import { publishedFolders, readManifest } from './manifests.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-unbuilt-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('names what a package exports, runs and imports in its commands without having it', () => {
  const manifest = {
    bin: { tool: './bin/tool.js', gone: './bin/gone.js' },
    exports: { '.': { '@plaza/source': './src/index.ts', default: './dist/index.js' } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/tool.js'), "import '../dist/cli.js';\nimport 'node:fs';\n");
  expect(missingTargets(folder)).toEqual(['dist/index.js', 'bin/gone.js', 'dist/cli.js']);
});

test.each(publishedFolders())('%s is checked before it is packed', (name) => {
  expect(readManifest(name).scripts.prepack).toBe('node ../../tooling/assert-built.ts');
});
