import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licenceFaults } from './licences.ts';

/** Creates a repository with these files. */
function repository(files: Record<string, object | string>): string {
  const root = mkdtempSync(join(tmpdir(), 'plaza-licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return root;
}

test('every publishable package has a licence and its text', () => {
  expect(licenceFaults(join(import.meta.dirname, '..'))).toEqual([]);
});

test('reports each package that lacks one of them', () => {
  const root = repository({
    'packages/whole/package.json': { license: 'MIT' },
    'packages/whole/LICENSE': 'MIT License',
    'packages/kept/package.json': { private: true },
    'packages/bare/package.json': {},
    'packages/closed/package.json': { license: 'UNLICENSED' },
    'packages/closed/LICENSE': ' ',
  });
  expect(licenceFaults(root)).toEqual([
    'packages/bare/package.json: "license" names no licence, and the package is not private',
    'packages/bare/LICENSE is missing',
    'packages/closed/package.json: "license" names no licence, and the package is not private',
    'packages/closed/LICENSE is missing',
  ]);
});
