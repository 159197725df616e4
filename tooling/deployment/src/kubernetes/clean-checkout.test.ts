import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const overlay = 'deploy/kustomize/overlays/example';

let checkout: string;

/** What git has of the folder, and nothing that a command has written there. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'plaza-checkout-'));
  const list = execFileSync('git', ['ls-files', '-z', 'deploy'], { cwd: root, encoding: 'utf8' });
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(join(checkout, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(checkout, file));
  }
});

afterAll(() => rmSync(checkout, { recursive: true }));

type Generator = { readonly files: readonly string[] };

const readKustomization = (folder: string) =>
  parse(readFileSync(join(checkout, folder, 'kustomization.yaml'), 'utf8'));

it('has every file that its kustomizations name but the secrets', () => {
  const base = readKustomization('deploy/kustomize/base');
  const maps: readonly Generator[] = base.configMapGenerator;
  for (const name of [...base.resources, ...maps.flatMap(({ files }) => files)])
    expect(existsSync(join(checkout, 'deploy/kustomize/base', name)), name).toBe(true);
});

const findKubectl = () => {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => join(folder, 'kubectl')).find((file) => existsSync(file));
};

it(`is built by \`kubectl kustomize\` once the secrets are there${findKubectl() ? '' : ' (no kubectl here: its secrets are files)'}`, () => {
  const [{ files }] = readKustomization(overlay).secretGenerator as [Generator];
  for (const file of files) {
    mkdirSync(join(checkout, overlay, dirname(file)), { recursive: true });
    writeFileSync(join(checkout, overlay, file), 'a secret');
  }
  const kubectl = findKubectl();
  if (kubectl === undefined) {
    expect(files.every((file) => file.startsWith('secrets/'))).toBe(true);
    return;
  }
  const text = execFileSync(kubectl, ['kustomize', overlay], { cwd: checkout, encoding: 'utf8' });
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  const named = (kind: string, name: string) =>
    objects.find((each) => each.kind === kind && each.metadata.name.startsWith(name));
  for (const [name, file] of [
    ['front', 'nginx.conf'],
    ['pgbouncer', 'pgbouncer.ini'],
    ['redis', 'redis.conf'],
  ] as const) {
    const map = named('ConfigMap', name);
    expect(Object.keys(map.data)).toEqual([file]);
    const kind = name === 'front' ? 'StatefulSet' : 'Deployment';
    const { volumes } = named(kind, name).spec.template.spec;
    expect(volumes).toContainEqual(
      expect.objectContaining({ configMap: expect.objectContaining({ name: map.metadata.name }) }),
    );
  }
  expect(Object.keys(named('Secret', 'plaza').data)).toHaveLength(files.length);
});
