import { setTimeout as pause } from 'node:timers/promises';
import { type RunningRedis, startRedis, until } from '@plaza/testing';
import { createClient } from '@redis/client';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Instance, openInstance, type Rendering } from './instance.test.support.ts';

let redis: RunningRedis;
let version: number;
let open: Instance[];

beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(() => {
  version = 1;
  open = [];
});
afterEach(() => {
  for (const instance of open) instance.close();
});
afterAll(() => redis.close());

/** Every test has its own name of the build, so none sees pages of another. */
let builds = 0;
const nextBuild = () => {
  builds += 1;
  return `build-${builds}`;
};
async function start(count: number, deployment = nextBuild()) {
  const options = { redisPort: redis.port, deployment, source: () => String(version) };
  const instances = await Promise.all(Array.from({ length: count }, () => openInstance(options)));
  open.push(...instances);
  return instances as [Instance, Instance, Instance, Instance];
}
const shown = (html: string) => Number(html.split(' ')[1]);
const renders = (instances: readonly Instance[]) => instances.flatMap(({ rendered }) => rendered);

describe('design §4 pages shared through Redis', () => {
  it('are rendered once for four instances, also when 500 requests come at once', async () => {
    const instances = await start(4);
    const asked = instances.flatMap((each) => Array.from({ length: 125 }, () => each.get('/cold')));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(renders(instances)).toEqual(['/cold']);
  });

  it('are rendered by another instance when the one that claimed them fails', async () => {
    const [one, two] = await start(2);
    await one.get('/warm-up');
    const held = await one.claim('/failing');
    const waiting = two.get('/failing');
    await pause(100);
    expect(two.rendered).toEqual([]);
    held.abandon();
    expect(shown(await waiting)).toBe(1);
  });

  it('expire in every instance, whichever was notified', async () => {
    const [one, two] = await start(2);
    await one.get('/a');
    await until(async () => shown(await two.get('/a')) === 1 && renders([two]).length === 0);
    version = 2;
    await two.expire(['/a']);
    expect(shown(await two.get('/a'))).toBe(2);
    await until(async () => shown(await one.get('/a')) === 2, 2_000);
    expect(renders([one, two])).toHaveLength(2);
  });

  it('are rendered by nobody who has yet to hear that they have expired', async () => {
    const [one, two, three] = await start(3);
    await one.get('/a');
    await until(async () => shown(await two.get('/a')) === 1);
    // Three has no copy, and does not know that there is none any more.
    three.hearNothing(true);
    version = 2;
    await two.expire(['/a']);
    const asked = three.get('/a');
    await pause(100);
    expect(renders([three])).toEqual([]);
    three.hearNothing(false);
    expect(shown(await asked)).toBe(2);
    expect(shown(await two.get('/a'))).toBe(2);
    expect(renders([one, two, three])).toHaveLength(2);
  });

  it('of two builds do not mix, but expire together', async () => {
    const [old] = await start(1, 'old-build');
    const [young] = await start(1, 'young-build');
    expect([await old.get('/a'), await young.get('/a')]).toEqual(['old-build 1', 'young-build 1']);
    version = 2;
    await young.expire(['/a']);
    await until(async () => (await old.get('/a')) === 'old-build 2', 2_000);
  });

  it('rendered from what has expired meanwhile are given to nobody', async () => {
    const [one, two] = await start(2);
    const rendering = one.begin('/a');
    version = 2;
    await two.expire(['/a']);
    one.finish('/a', rendering);
    await pause(100);
    expect(shown(await two.get('/a'))).toBe(2);
    await until(async () => shown(await one.get('/a')) === 2, 2_000);
  });

  it('are a miss with one line of the log when their bytes are damaged', async () => {
    const [one, two] = await start(2);
    await one.get('/a');
    const client = await createClient({ url: redis.url }).connect();
    const keyOf = async () => (await client.keys(`*build-${builds}:page:/a`))[0];
    const key = await until(keyOf);
    await client.hSet(key, 'page', 'foreign');
    expect(shown(await two.get('/a'))).toBe(1);
    expect(two.log.filter(({ event }) => event === 'shared-page-unreadable')).toHaveLength(1);
    await until(async () => (await client.hGet(key, 'page')) !== 'foreign');
    client.destroy();
  });
});

it('design §5 an end that cuts off calls is not logged as a fault', async () => {
  const [one] = await start(1);
  const expired = one.expire(['/a']);
  one.close();
  await expired;
  await expect.poll(one.isConnected).toBe(false);
  expect(one.log.map(({ event }) => event)).toEqual(['shared-cache-connected']);
});

describe('design §4 Redis that is away', () => {
  it('costs no page more than 50 ms a call, then nothing', async () => {
    const [one] = await start(1);
    await one.get('/warm');
    redis.running().child.kill('SIGSTOP');
    try {
      const began = performance.now();
      await one.get('/warm');
      expect(performance.now() - began).toBeLessThan(45);
      for (const key of ['/a', '/b', '/c', '/d']) await one.get(key);
      expect(performance.now() - began).toBeLessThan(700);
      const later = performance.now();
      for (let page = 0; page < 20; page += 1) await one.get(`/${page}`);
      // One that waited for Redis would take 50 ms, and 20 a second.
      expect(performance.now() - later).toBeLessThan(500);
    } finally {
      redis.running().child.kill('SIGCONT');
    }
    await until(one.isConnected, 2_000);
  });

  it('for a moment renders nothing anew, however many pages are asked for', async () => {
    const [one, two] = await start(2);
    const keys = ['/a', '/b', '/c', '/d', '/e', '/f'];
    for (const key of keys) await one.get(key);
    await until(async () => shown(await two.get('/a')) === 1);
    redis.running().child.kill('SIGSTOP');
    const asked = Promise.all(keys.slice(1).map((key) => two.get(key)));
    await pause(80);
    redis.running().child.kill('SIGCONT');
    await asked;
    expect([renders([two]), two.isConnected()]).toEqual([[], true]);
  });

  it('is not what a busy process seems to wait for', async () => {
    const [one, two] = await start(2);
    await one.get('/a');
    await pause(50);
    const busy = setInterval(() => {
      // Each turn of the event loop takes longer than a call may.
      for (const end = performance.now() + 60; performance.now() < end; );
    }, 1);
    await two.get('/a').finally(() => clearInterval(busy));
    expect([renders([two]), two.isConnected()]).toEqual([[], true]);
  });

  it('is used again by itself, and sends what expired meanwhile, within 2 s', async () => {
    const [one, two] = await start(2);
    await one.get('/a');
    await until(async () => shown(await two.get('/a')) === 1);
    await redis.end('SIGKILL');
    version = 2;
    await one.expire(['/a']);
    expect(shown(await one.get('/a'))).toBe(2);
    // It cannot know: it was not notified.
    expect(shown(await two.get('/a'))).toBe(1);
    await redis.restart();
    await until(async () => shown(await two.get('/a')) === 2, 2_000);
    await until(one.isConnected, 2_000);
    await one.get('/after');
    await until(
      async () => (await two.get('/after')) && renders([two]).includes('/after') === false,
    );
  });

  it('behind a network that is cut: the instance is at most 2 s behind once it heals', async () => {
    const [one, two] = await start(2);
    await one.get('/a');
    await until(async () => shown(await two.get('/a')) === 1);
    two.network.cut();
    version = 2;
    await one.expire(['/a']);
    await until(() => !two.isConnected(), 5_000);
    expect(shown(await two.get('/a'))).toBe(1);
    two.network.heal();
    await until(async () => shown(await two.get('/a')) === 2, 2_000);
  });
});

const step = fc.record({
  kind: fc.constantFrom('get', 'get', 'get', 'expire', 'expire', 'begin', 'finish', 'cut', 'heal'),
  instance: fc.nat(2),
  key: fc.constantFrom('/a', '/b'),
});

it('design §4 no instance shows a page that it was notified has expired, nor a page of another build', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const versions = new Map<string, number>();
      const name = nextBuild();
      const places = await Promise.all(
        [`${name}-one`, `${name}-one`, `${name}-two`].map(async (deployment) => {
          const known = new Map<string, number>();
          const begun = new Map<string, Rendering>();
          const onTold = (tags: readonly string[]) => {
            for (const tag of tags) {
              const [, key = '', number] = /^version:(.+):(\d+)$/.exec(tag) ?? [];
              if (number) known.set(key, Math.max(known.get(key) ?? 0, Number(number)));
            }
          };
          const instance = await openInstance({
            ...{ redisPort: redis.port, deployment, onTold },
            source: (key) => String(versions.get(key) ?? 0),
          });
          return { instance, known, begun, deployment };
        }),
      );
      const look = async (
        { instance, known, deployment }: (typeof places)[number],
        key: string,
      ) => {
        const least = known.get(key) ?? 0;
        const [build, number] = (await instance.get(key)).split(' ');
        expect([build, Number(number) >= least]).toEqual([deployment, true]);
        return Number(number);
      };
      try {
        for (const { kind, instance: index, key } of steps) {
          const place = places[index] as (typeof places)[number];
          const { instance, known, begun } = place;
          if (kind === 'get') await look(place, key);
          if (kind === 'begin') begun.set(key, instance.begin(key));
          const rendering = begun.get(key);
          if (kind === 'finish' && rendering) instance.finish(key, rendering);
          if (kind === 'cut') instance.network.cut();
          if (kind === 'heal') instance.network.heal();
          if (kind !== 'expire') continue;
          const next = (versions.get(key) ?? 0) + 1;
          versions.set(key, next);
          const expired = instance.expire([key, `version:${key}:${next}`]);
          known.set(key, next);
          await expired;
        }
        for (const { instance } of places) instance.network.heal();
        const isCurrent = async (place: (typeof places)[number], key: string) =>
          (await look(place, key)) === (versions.get(key) ?? 0);
        for (const place of places)
          for (const key of ['/a', '/b']) await until(() => isCurrent(place, key), 3_000);
      } finally {
        for (const { instance } of places) instance.close();
      }
    }),
    { numRuns: 4 },
  );
}, 30_000);
