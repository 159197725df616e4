import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { imageCommand } from './image-command.ts';
import { writeImage } from './write-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-image-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files of a workspace with a built service in `apps/one`. */
function writeWorkspace(name: string, files: Readonly<Record<string, string>>): string {
  const workspace = join(folder, name);
  for (const [file, text] of Object.entries({ 'pnpm-workspace.yaml': '', ...files })) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  }
  return workspace;
}

const service = {
  'apps/one/package.json': '{"type":"module"}',
  'apps/one/dist/main.js': "import used from 'used'; console.log(used);",
  'apps/one/dist/main.js.map': '{}',
  'apps/one/dist/command.js': "import('used');",
  'apps/one/src/main.ts': 'source',
  'node_modules/used/package.json': '{"name":"used","main":"index.js"}',
  'node_modules/used/index.js': 'module.exports = 1;',
  'node_modules/used/index.d.ts': 'types',
  'node_modules/unused/package.json': '{"name":"unused"}',
};

const pageName = '.next/server/app/uno.html';
const site = {
  'package.json': '{"type":"module"}',
  'plaza.config.ts': '',
  'next.config.ts': '',
  'node_modules/@plaza/site/bin/plaza-site.js': '',
  'node_modules/@plaza/site-browser/package.json': '{}',
  'node_modules/@plaza/site-browser/dist/public/entry.js': 'read by its path',
  [pageName]: '<p>uno</p>'.repeat(2_000),
  '.next/server/app/uno.rsc': '0:["uno"]'.repeat(1_000),
  '.next/server/app/uno.meta': '{}',
  '.next/server/app/uno.segments/_tree.segment.rsc': 'a part',
  '.next/server/pages/500.html': 'Next reads it',
} as const;

describe('plaza-image', () => {
  it('copies what a service imports, and how it starts, and nothing else', async () => {
    const workspace = writeWorkspace('service', service);
    const out = join(folder, 'out');
    await writeImage(join(workspace, 'apps/one'), out);
    const files = globSync('**/*', { cwd: out, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
    expect(files.toSorted()).toEqual([
      'app/apps/one/dist/command.js',
      'app/apps/one/dist/main.js',
      'app/apps/one/package.json',
      'app/apps/one/start.mjs',
      'app/health.mjs',
      'app/node_modules/used/index.js',
      'app/node_modules/used/package.json',
      'app/start.mjs',
    ]);
  });

  it('compresses the pages of a site and keeps the times of their files', async () => {
    const app = writeWorkspace('site', site);
    const page = join(app, '.next/server/app/uno.html');
    utimesSync(page, 1_000, 2_000);
    const out = join(folder, 'site-out');
    const { bytes } = await writeImage(app, out);
    const files = globSync('**/*', { cwd: join(out, 'app/.next/server') });
    expect(files.toSorted()).toEqual([
      'app',
      'app/uno.html.br',
      'app/uno.meta',
      'app/uno.rsc.br',
      'pages',
      'pages/500.html',
    ]);
    const compressed = join(out, 'app/.next/server/app/uno.html.br');
    const entry = 'app/node_modules/@plaza/site-browser/dist/public/entry.js';
    expect(existsSync(join(out, entry))).toBe(true);
    expect(brotliDecompressSync(readFileSync(compressed)).toString()).toBe(site[pageName]);
    expect(statSync(compressed).mtimeMs).toBe(2_000_000);
    expect(bytes).toBeLessThan(site[pageName].length / 10);
  });

  it('says what is wrong with a folder that is no built app, and writes nothing', async () => {
    const written: string[] = [];
    const projectDir = writeWorkspace('nothing', {});
    const port = { projectDir, write: (text: string) => written.push(text) };
    expect(await imageCommand(['out'], port)).toBe(1);
    expect(await imageCommand([], port)).toBe(2);
    expect(written.join('')).toContain('is neither a site (plaza.config.ts) nor a built service');
    expect(existsSync(join(projectDir, 'out'))).toBe(false);
  });
});
