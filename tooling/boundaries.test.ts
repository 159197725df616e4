import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contractForBrowsers,
  nextOwners,
  type PackageName,
  siblings,
  typesOfContract,
} from './boundaries.ts';
import { boundariesText } from './write-boundaries.ts';

const root = join(import.meta.dirname, '..');
const imports = (module: string) =>
  `import { thing } from '${module}';\nexport const it = thing;\n`;

/** File, source, and the expected lint rule (`undefined` if the import is allowed). */
const probes: [file: string, source: string, rule?: string][] = [
  ...[
    'contract',
    'routing',
    'content-client',
    'i18n',
    'consent',
    'finance',
    'flows',
    'ui-blocks',
    'page-cache',
  ].flatMap((name) =>
    ['site', name === 'routing' ? 'consent' : 'routing'].map(
      (sibling): [string, string, string] => [
        `packages/${name}/src/${sibling}.ts`,
        imports(`@plaza/${sibling}`),
        'noRestrictedImports',
      ],
    ),
  ),
  ['packages/tracking/src/a.ts', imports('@plaza/ui-blocks'), 'noRestrictedImports'],
  ['packages/tracking/src/core/b.ts', imports('@plaza/consent')],
  ['packages/ui-blocks/src/b.ts', imports('@plaza/finance')],
  ['packages/page-cache/src/core/a.ts', imports('@plaza/contract'), 'noRestrictedImports'],
  ['packages/site/src/a.ts', imports('@plaza/ui-blocks/react')],
  ['packages/site/src/e.ts', imports('@plaza/page-cache')],
  ['packages/tracking/src/c.ts', imports('@plaza/page-cache'), 'noRestrictedImports'],
  ['packages/screens/src/a.ts', imports('next/link'), 'noRestrictedImports'],
  ['packages/screens/src/b.ts', imports('@plaza/consent'), 'noRestrictedImports'],
  ['packages/screens/src/c.ts', imports('@plaza/ui-blocks/react')],
  ['packages/ui-blocks/src/react/a.ts', imports('next/link'), 'noRestrictedImports'],
  ['packages/site/src/react/b.ts', imports('next/link')],
  ['apps/leads-service/src/a.ts', imports('next'), 'noRestrictedImports'],
  ['apps/es-loans/app/a.ts', imports('next')],
  ['apps/es-loans/b.ts', imports('../../packages/site/src/index'), 'noRestrictedImports'],
  ['packages/routing/src/e.ts', imports('../../contract/src/index'), 'noRestrictedImports'],
  ['packages/consent/e2e/a.ts', imports('../../../tooling/front/a'), 'noRestrictedImports'],
  ['packages/consent/e2e/b.ts', imports('../src/index')],
  ['e2e/site/a.ts', imports('../../scripts/start'), 'noRestrictedImports'],
  ['packages/create-site/src/a.test.ts', imports('@plaza/site/check')],
  ['packages/create-site/src/a.ts', imports('@plaza/site/check'), 'noRestrictedImports'],
  ['packages/routing/src/model/a.ts', imports('../core/b'), 'noRestrictedImports'],
  ['packages/routing/src/core/a.ts', imports('../react/b'), 'noRestrictedImports'],
  ['packages/routing/src/core/deep/a.ts', imports('../../client/b'), 'noRestrictedImports'],
  ['packages/routing/src/core/c.ts', imports('../model/b')],
  ['packages/routing/src/core/d.ts', imports('react'), 'noRestrictedImports'],
  ['packages/consent/src/react/a.ts', imports('../client/b'), 'noRestrictedImports'],
  ['packages/consent/src/browser/a.ts', imports('react'), 'noRestrictedImports'],
  ['packages/consent/src/browser/b.ts', imports('zod'), 'noRestrictedImports'],
  ['packages/contract/src/z.ts', imports('zod').replaceAll('thing', 'z'), 'noRestrictedImports'],
  ['packages/contract/src/y.ts', "import * as z from 'zod';\nexport const it = z;\n"],
  ['packages/contract/src/a.ts', imports('@plaza/content-client'), 'noRestrictedImports'],
  ['packages/content-client/src/a.ts', imports('@plaza/contract')],
  ['packages/site-browser/src/browser/c.ts', imports('@plaza/i18n'), 'noRestrictedImports'],
  ['packages/tracking/src/client/a.ts', imports('i18next'), 'noRestrictedImports'],
  ['packages/consent/src/client/b.ts', imports('../browser/c')],
  ['packages/site/src/c.ts', 'export const a = process.env.A;\n', 'noProcessEnv'],
  ['apps/es-loans/env.ts', 'export const a = process.env.A;\n'],
  ['packages/site/src/d.ts', 'const a = 1;\nexport default a;\n', 'noDefaultExport'],
  ['packages/site/src/NotKebab.ts', 'export const a = 1;\n', 'useFilenamingConvention'],
  [
    'packages/ui-blocks/src/react/styled.tsx',
    'export const A = () => <p style={{ color: "red" }}>a</p>;\n',
    'noInlineStyles',
  ],
];

describe('design §2: lint rules enforce the import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-boundaries-'));
  const found = new Map<string, string[]>();

  beforeAll(() => {
    for (const [file, source] of probes) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const isolated = { ...config, $schema: undefined, vcs: { enabled: false } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(isolated));
    cpSync(
      join(root, 'tooling/boundaries.biome.json'),
      join(folder, 'tooling/boundaries.biome.json'),
    );
    for (const { file, rule } of lint(folder)) found.set(file, [...(found.get(file) ?? []), rule]);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(probes)('%s with %j → %s', (file, _source, rule) => {
    expect(found.get(file) ?? []).toEqual(rule ? [rule] : []);
  });

  it('boundaries.biome.json is up to date (run `node tooling/write-boundaries.ts`)', () => {
    expect(readFileSync(join(root, 'tooling/boundaries.biome.json'), 'utf8')).toBe(
      boundariesText(),
    );
  });
});

describe('design §2: package manifests respect the import boundaries', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root }).map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );

  it.each(manifests.map((manifest) => [manifest.name.replace('@plaza/', ''), manifest]))(
    '%s only depends on packages it may import',
    (name, manifest) => {
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      const allowed = siblings[name as PackageName].map((sibling) => `@plaza/${sibling}`);
      expect(needs.filter((need) => need.startsWith('@plaza/') && !allowed.includes(need))).toEqual(
        [],
      );
      expect(needs.includes('next')).toBe(nextOwners.includes(name as PackageName));
    },
  );
});

/** The value imports from the contract in a module's source. */
const contractValues = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '@plaza\/contract[^']*';$/gm)]
    .map(([statement]) => statement)
    .filter((statement) => !statement.endsWith(`'${contractForBrowsers}';`));

describe('design §2: only Node code imports values from the contract', () => {
  const files = globSync([...typesOfContract], { cwd: root }).filter((file) =>
    /(?<!\.test|\.test\.support)\.tsx?$/.test(file),
  );

  it('no browser module imports a value', () => {
    const takers = files.filter(
      (file) => contractValues(readFileSync(join(root, file), 'utf8')).length > 0,
    );
    expect(takers).toEqual([]);
  });

  it.each([
    ["import { pageSchema } from '@plaza/contract';", 1],
    ["import {\n  type Page,\n  pageSchema,\n} from '@plaza/contract';", 1],
    ["export { policyHash } from '@plaza/contract';", 1],
    ["import { normalizeTyped } from '@plaza/contract/typed';", 0],
    ["import { readFolder } from '@plaza/contract/content-folder';", 1],
    ["import type { Page } from '@plaza/contract';", 0],
    ["export type { Page } from '@plaza/contract';", 0],
  ])('%j takes %i', (source, count) => {
    expect(contractValues(source)).toHaveLength(count);
  });
});

describe('design §2: types are declared once', () => {
  const contract = readFileSync(join(root, 'packages/contract/src/index.ts'), 'utf8');
  const names = [...contract.matchAll(/\btype (\w+)/g)].map(([, name]) => name);
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('packages/contract/'),
  );

  it('no package re-declares a type of the contract', () => {
    expect(names).toContain('TrackingData');
    const declared = new RegExp(
      `^export (?:type|interface|class) (?:${names.join('|')})\\b(?! *,)`,
      'm',
    );
    const again = sources.filter((file) => declared.test(readFileSync(join(root, file), 'utf8')));
    expect(again).toEqual([]);
  });
});

function lint(folder: string) {
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const printed = run(biome, options, folder);
  const line = /title=lint\/\w+\/(\w+),file=([^,]+)/g;
  return [...printed.matchAll(line)].map(([, rule = '', file = '']) => ({
    rule,
    file: file.replace(`${folder}/`, ''),
  }));
}

function run(command: string, options: string[], cwd: string): string {
  try {
    return execFileSync(command, options, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
