import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startRedis, waitForAnswer } from '@plaza/testing';
import { sharedPostgres, startPgBouncer } from '@plaza/testing/postgres';
import {
  placeFile,
  readShipped,
  type ShippedFile,
  withoutAddresses,
} from '@plaza/workspace/place-file';
import { root } from '@plaza/workspace/run';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type FrontAddresses, placeFront, withoutFrontAddresses } from './place-front.ts';
import { startShippedFront } from './start-shipped-front.ts';

const deploy = join(root, 'deploy');
const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'));
const stores = parseAllDocuments(readFileSync(join(deploy, 'kustomize/base/stores.yaml'), 'utf8'))
  .map((document) => document.toJS())
  .filter(({ kind }) => kind === 'Deployment');
const containerOf = (name: string) =>
  stores.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0];

/** The command line of a process. */
const commandOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);

const expectShipped = (file: ShippedFile, running: string) =>
  expect(withoutAddresses(file, readFileSync(running, 'utf8'))).toBe(
    withoutAddresses(file, readShipped(file)),
  );

describe('design §4: tests run what ships, with other addresses', () => {
  it('PostgreSQL', async () => {
    const { settingsFile, pid } = await sharedPostgres();
    expectShipped('postgres/postgresql.conf', settingsFile);
    const [, ...args] = commandOf(pid());
    expect(args).toEqual(['-D', expect.any(String), '-c', `config_file=${settingsFile}`]);
  });

  it('PgBouncer', async () => {
    const bouncer = await startPgBouncer(await sharedPostgres());
    expectShipped('pgbouncer/pgbouncer.ini', bouncer.settingsFile);
    expect(commandOf(bouncer.pid).slice(1)).toEqual([bouncer.settingsFile]);
    bouncer.pointTo({ host: '127.0.0.1', port: 1 });
    expectShipped('pgbouncer/pgbouncer.ini', bouncer.settingsFile);
    await bouncer.stop();
  });

  it('Redis', async () => {
    const redis = await startRedis();
    expectShipped('redis/redis.conf', redis.settingsFile);
    const settings = /maxmemory \d+\w+|maxmemory-policy \S+|save ""/g;
    expect(readFileSync(redis.settingsFile, 'utf8').match(settings)).toHaveLength(3);
    expect(commandOf(redis.running().child.pid).join(' ')).toMatch(/^redis-server [\d.:]+$/);
    await redis.close();
  });

  it('nginx', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plaza-shipped-'));
    const [pages, purges, sites] = [await freePort(), await freePort(), await freePort()];
    const at = (port: number) => `127.0.0.1:${port}`;
    const front = await startShippedFront({
      folder,
      listen: { 8080: at(pages), 8081: at(purges), 8082: at(sites) },
      instances: { service: [at(1)] },
    });
    onTestFinished(async () => {
      await front.end();
      rmSync(folder, { recursive: true });
    });
    await waitForAnswer(`http://${at(purges)}/healthz`, front.running);
    const file = join(folder, 'nginx.conf');
    expect(withoutFrontAddresses(readFileSync(file, 'utf8'))).toBe(
      withoutFrontAddresses(readShipped('nginx/nginx.conf')),
    );
    // The process has set its title, which begins with the command line.
    expect(commandOf(front.running.child.pid).join(' ')).toContain(
      `/usr/sbin/nginx -c ${file} -p ${folder} -e stderr`,
    );
  });

  it('nginx with no options of their own, wherever a deployment is tested', () => {
    const tests = globSync(['e2e/**/*.ts', 'tooling/faults/src/**/*.ts'], { cwd: root });
    expect(tests.length).toBeGreaterThan(50);
    const own = /\b(?:startFront|startNginx|nginxConfig|openFront)\(/;
    const found = tests.filter((file) => own.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('nginx, also with another number of instances', () => {
    const shipped = readShipped('nginx/nginx.conf');
    const listen = { 8080: '10.0.0.1:8080', 8081: '10.0.0.1:8081', 8082: '127.0.0.1:8082' };
    const several: readonly FrontAddresses['instances'][] = [
      {},
      { 'es-loans': ['10.0.0.2:3000'], service: ['a:1', 'b:2', 'c:3'] },
    ];
    for (const instances of several)
      expect(withoutFrontAddresses(placeFront({ folder: '/srv/front', listen, instances }))).toBe(
        withoutFrontAddresses(shipped),
      );
    for (const changed of [shipped.replace('rate=50r/s', 'rate=500r/s'), `${shipped}\nuser root;`])
      expect(withoutFrontAddresses(changed)).not.toBe(withoutFrontAddresses(shipped));
  });
});

describe('design §4: compose and Kubernetes run what ships, as it is', () => {
  it.each([
    ['front', './nginx/nginx.conf:/etc/nginx/nginx.conf:ro', undefined],
    ['pgbouncer', './pgbouncer/pgbouncer.ini:/etc/pgbouncer/pgbouncer.ini:ro', undefined],
    [
      'redis',
      './redis/redis.conf:/etc/redis/redis.conf:ro',
      ['redis-server', '/etc/redis/redis.conf'],
    ],
    [
      'postgres',
      './postgres/postgresql.conf:/etc/postgresql/postgresql.conf:ro',
      ['postgres', '-c', 'config_file=/etc/postgresql/postgresql.conf'],
    ],
  ])('%s of compose', (name, volume, command) => {
    expect(services[name].volumes).toContain(volume);
    expect(services[name].command).toEqual(command);
  });

  it('the stores of Kubernetes', () => {
    expect(containerOf('redis').args).toEqual(['redis-server', '/etc/redis/redis.conf']);
    expect(containerOf('pgbouncer')).not.toHaveProperty('args');
    for (const [name, file] of [
      ['pgbouncer', 'pgbouncer.ini'],
      ['redis', 'redis.conf'],
    ] as const) {
      expect(containerOf(name).volumeMounts).toContainEqual(
        expect.objectContaining({ mountPath: `/etc/${name}/${file}`, subPath: file }),
      );
      expect(readFileSync(join(deploy, 'kustomize/base', file), 'utf8')).toBe(
        readShipped(`${name}/${file}`),
      );
    }
  });
});

describe('a shipped file', () => {
  it.each([
    ['redis/redis.conf: "maxmemory" is no address', 'redis/redis.conf', { maxmemory: '1gb' }],
    ['has no line "socket"', 'redis/redis.conf', { socket: '/tmp/a' }],
    ['"1\nsave 60" is no address for "port"', 'redis/redis.conf', { port: '1\nsave 60' }],
    [
      'is no address for "plaza"',
      'pgbouncer/pgbouncer.ini',
      { plaza: 'host=a port=1 dbname=a pool_size=1' },
    ],
  ] as const)('takes nothing but addresses: %s', (message, file, addresses) => {
    const place: (file: ShippedFile, given: object) => string = placeFile;
    expect(() => place(file, addresses)).toThrow(message);
  });

  it('of nginx takes nothing but addresses of programs that it names', () => {
    const listen = { 8080: 'a:1', 8081: 'a:2', 8082: 'a:3' };
    const place = (more: object) => placeFront({ folder: '/srv', listen, instances: {}, ...more });
    expect(() => place({ instances: { other: ['a:1'] } })).toThrow('no instances of "other"');
    expect(() => place({ instances: { service: ['a:1 backup'] } })).toThrow('no address');
    expect(() => place({ listen: { ...listen, 8080: '80 reuseport' } })).toThrow('no address');
    expect(() => place({ folder: '/srv; user root' })).toThrow('no address');
  });
});
