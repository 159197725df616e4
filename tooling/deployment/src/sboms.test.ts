import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { runProcess } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plaza-sboms-'));
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

beforeAll(async () => {
  await runProcess({ args: ['scripts/sboms.ts', folder], cwd: root });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['leads-service', 'es-loans', 'platform'])('the bill of materials of %s', (app) => {
  const text = () => readFileSync(join(folder, `${app}.cdx.json`), 'utf8');

  it('is valid CycloneDX, of this app, and a broken one is not', async () => {
    expect(await validator.validate(text())).toBeNull();
    const bom = JSON.parse(text());
    expect(bom.metadata.component).toMatchObject({ type: 'application', name: app });
    expect(await validator.validate(JSON.stringify({ ...bom, components: {} }))).not.toBeNull();
  });

  it('names every package that is installed for production, and none of development alone', () => {
    const components: { name: string; group?: string; version: string }[] = JSON.parse(
      text(),
    ).components;
    const named = new Set(
      components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
    );
    const installed = [...productionPackages(join(root, 'apps', app))];
    expect(installed.length).toBeGreaterThan(20);
    expect(installed.filter((each) => !named.has(each))).toEqual([]);
    expect([...named].filter((each) => /^(?:vitest|typescript|@biomejs)/.test(each))).toEqual([]);
  });
});

/** Every package that the installed packages below a folder depend on, as `name@version`. */
function productionPackages(start: string, found = new Map<string, string>()): Set<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(start, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const path = installedAt(start, name);
    if (path === undefined || found.has(path)) continue;
    const { version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    found.set(path, `${name}@${version}`);
    productionPackages(path, found);
  }
  return new Set(found.values());
}

/** Where Node finds a package that another depends on. */
function installedAt(folder: string, name: string): string | undefined {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    try {
      return realpathSync(join(at, 'node_modules', name));
    } catch {
      // It is in a folder above, or optional.
    }
  }
  return undefined;
}
