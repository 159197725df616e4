import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { countriesOptions, filesOf } from '../sites.test.support.ts';
import { changeImporter } from './lockfile-importer.ts';

const lockfile = `lockfileVersion: '9.0'

importers:

  apps/es-loans:
    dependencies:
      next:
        version: 16.0.0

  apps/mx-loans:
    dependencies:
      next:
        version: 16.0.0

  packages/site:
    dependencies: {}

packages:

  next@16.0.0: {}
`;

describe('the importer of a site in the lockfile', () => {
  test('is removed with its dependencies, and nothing else', () => {
    const removed = changeImporter(lockfile, 'apps/mx-loans');
    expect(removed).not.toContain('mx-loans');
    expect(removed.split('\n')).toHaveLength(lockfile.split('\n').length - 5);
    expect(removed).toContain('  next@16.0.0: {}');
    expect(changeImporter(removed, 'apps/mx-loans')).toBe(removed);
  });

  test.each(['apps/aa', 'apps/mex-loans', 'zz/site'])('is sorted in as %s', (renamed) => {
    const changed = changeImporter(lockfile, 'apps/mx-loans', renamed);
    const names = [...changed.matchAll(/^ {2}(\S+):$/gm)].map(([, name = '']) => name);
    expect(names).toEqual(['apps/es-loans', 'packages/site', renamed].toSorted());
    expect(changeImporter(changed, renamed, 'apps/mx-loans')).toBe(lockfile);
  });
});

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository with a site, its deployment, and a page that names it. */
async function repository() {
  const root = mkdtempSync(join(tmpdir(), 'plaza-move-'));
  folders.push(root);
  const site = [...(await filesOf(countriesOptions(['MX'])))].map(
    ([path, text]) => [`apps/mx-loans/${path}`, text] as const,
  );
  const files = new Map([
    ...site,
    ['pnpm-workspace.yaml', ''],
    ['pnpm-lock.yaml', lockfile],
    ['packages/site/package.json', '{}'],
    ['deploy/kustomize/base/mx-loans.yaml', 'name: mx-loans'],
    ['docs/sites.md', 'The site mx-loans.'],
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '--all');
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@plaza.example'];
  git(...who, 'commit', '--quiet', '--message', 'site');
  return root;
}

async function run(root: string, ...args: readonly string[]) {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const code = await main([...args, '--no-verify'], root);
  vi.restoreAllMocks();
  return { code, text: written.join('') };
}

describe('a site of the repository', () => {
  test('is removed after a dry run that names files, lockfile, deployment and database', async () => {
    const root = await repository();
    const site = join(root, 'apps/mx-loans');
    const dry = await run(root, 'apps/mx-loans', '--remove-site');
    expect(dry.code).toBe(0);
    expect(existsSync(site)).toBe(true);
    for (const part of [
      /^remove apps\/mx-loans \(\d+ files\)$/m,
      /^change pnpm-lock\.yaml/m,
      /^remove deploy\/kustomize\/base\/mx-loans\.yaml$/m,
      /^database: website 310 has rows/m,
      /^read docs\/sites\.md: it names mx-loans$/m,
      /^Nothing was changed; --yes does it\.$/m,
    ])
      expect(dry.text).toMatch(part);
    expect((await run(root, 'apps/mx-loans', '--remove-site', '--yes')).code).toBe(0);
    expect(existsSync(site)).toBe(false);
    expect(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).not.toContain('mx-loans');
  });

  test('is renamed, with its package and its importer', async () => {
    const root = await repository();
    const args = ['apps/mx-loans', '--rename-site', '--to', 'mex-loans'];
    expect((await run(root, ...args)).text).toContain('website 310 keeps its number');
    expect((await run(root, ...args, '--yes')).code).toBe(0);
    const manifest = readFileSync(join(root, 'apps/mex-loans/package.json'), 'utf8');
    expect(JSON.parse(manifest).name).toBe('mex-loans');
    expect(existsSync(join(root, 'apps/mx-loans'))).toBe(false);
    expect(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).toContain('  apps/mex-loans:');
  });

  test('with changes that are not committed is left alone, and so is one that is not there', async () => {
    const root = await repository();
    writeFileSync(join(root, 'apps/mx-loans/content/new.json'), '{}');
    const removal = await run(root, 'apps/mx-loans', '--remove-site', '--yes');
    expect(removal).toMatchObject({ code: 2, text: expect.stringContaining('not committed') });
    expect(existsSync(join(root, 'apps/mx-loans'))).toBe(true);
    expect((await run(root, 'apps/none', '--remove-site')).code).toBe(2);
    expect((await run(root, 'apps/mx-loans', '--rename-site')).code).toBe(2);
  });
});
