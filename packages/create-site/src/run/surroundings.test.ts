import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSurroundings } from './surroundings.ts';

const root = mkdtempSync(join(tmpdir(), 'plaza-surroundings-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'pnpm-workspace.yaml': '',
  'packages/site/package.json': '{}',
  'apps/one/plaza.config.ts':
    "export default defineSite({\n  id: 1_001,\n  url: 'https://one.example',\n  displayName: 'O\\'Brien  Loans',\n  hostAliases: ['www.one.example'],\n});",
  'apps/one/package.json': '{ "config": { "port": 3000 } }',
  'apps/two/plaza.config.ts': 'export default site;',
  'apps/two/package.json': '{}',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('finds the repository from anywhere in it, its ids and ports, and proposes a free port', async () => {
  const { workspace, ids, ports, freePort, hosts, names } = await readSurroundings(
    join(root, 'apps/one'),
  );
  expect(workspace).toBe(root);
  expect([...ids]).toEqual([[1001, 'one']]);
  expect(Object.fromEntries(hosts)).toEqual({ 'one.example': 'one', 'www.one.example': 'one' });
  expect([...names]).toEqual([["o'brien loans", 'one']]);
  expect(ports.get(3000)).toBe('one');
  expect(freePort).toBeGreaterThan(3000);
  expect(ports.has(freePort)).toBe(false);
});

it('finds none outside', async () => {
  const { workspace, ids } = await readSurroundings(tmpdir());
  expect([workspace, ids.size]).toEqual([undefined, 0]);
});
