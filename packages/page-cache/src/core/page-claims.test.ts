import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createSharedCacheModel,
  type Model,
  type ModelInstance,
} from './shared-cache.test.support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets everything happen that was begun; nothing lasts longer than this. */
const settle = () => vi.advanceTimersByTimeAsync(60_000);
const four = (model: Model, renderMs: number) =>
  Array.from({ length: 4 }, () => model.open({ renderMs, hearsAfterMs: 10 })) as [
    ModelInstance,
    ModelInstance,
    ModelInstance,
    ModelInstance,
  ];

it('renders a page once that takes longer than a claim lasts', async () => {
  const model = createSharedCacheModel();
  const instances = four(model, 3_900);
  const shown = Promise.all(instances.map((each) => each.get()));
  await settle();
  expect(new Set(await shown).size).toBe(1);
  expect(model.renders()).toBe(1);
});

it('lets one other instance render when the one that claimed the page dies', async () => {
  const model = createSharedCacheModel();
  const [first, ...others] = four(model, 100);
  void first.get();
  await vi.advanceTimersByTimeAsync(10);
  first.die();
  const shown = Promise.all(others.map((each) => each.get()));
  await settle();
  expect(new Set(await shown).size).toBe(1);
  expect(model.renders()).toBe(2);
});

it('waits for nobody for longer than four seconds', async () => {
  const model = createSharedCacheModel();
  const [slow] = four(model, 20_000);
  const [quick] = four(model, 100);
  void slow.get();
  await vi.advanceTimersByTimeAsync(10);
  let text: string | undefined;
  void quick.get().then((shown) => {
    text = shown;
  });
  await vi.advanceTimersByTimeAsync(4_200);
  expect(text).toBeDefined();
  await settle();
});

it('renders nothing from what has expired without this instance knowing', async () => {
  const model = createSharedCacheModel();
  const one = model.open({ renderMs: 100, hearsAfterMs: 0 });
  const late = model.open({ renderMs: 100, hearsAfterMs: 400 });
  void one.get();
  await vi.advanceTimersByTimeAsync(1_000);
  one.expire();
  const shown = Promise.all([late.get(), one.get()]);
  await settle();
  expect(new Set(await shown).size).toBe(1);
  expect(model.renders()).toBe(2);
});

const event = fc.record({
  afterMs: fc.integer({ min: 0, max: 1_500 }),
  kind: fc.constantFrom('get', 'get', 'get', 'get', 'expire', 'die', 'leave'),
  instance: fc.nat(3),
});
const machine = fc.record({
  renderMs: fc.integer({ min: 1, max: 3_500 }),
  hearsAfterMs: fc.integer({ min: 0, max: 400 }),
});

/** The most renders that follow. */
const costs = {
  // Once more by an instance that has heard of one expiration but not of the next.
  expire: 2,
  // Each of the others may have waited for as long as it waits.
  die: 3,
  leave: 1,
};

it('renders a page once or twice for each time that it expires, and at most once by each instance that waited for one that dies', async () => {
  const machines = fc.array(machine, { minLength: 4, maxLength: 4 });
  const events = fc.array(event, { minLength: 4, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(machines, events, async (all, steps) => {
      const model = createSharedCacheModel();
      const instances = all.map(model.open);
      // Of a page that nobody has stored, the cache does not know what expires it.
      const answers: Promise<unknown>[] = [instances[0]?.get() as Promise<unknown>];
      await settle();
      let most = 1;
      for (const { afterMs, kind, instance: index } of steps) {
        await vi.advanceTimersByTimeAsync(afterMs);
        const instance = instances[index];
        if (!instance?.isAlive()) continue;
        if (kind === 'get') {
          answers.push(instance.get());
          continue;
        }
        most += costs[kind];
        if (kind === 'expire') instance.expire();
        if (kind === 'leave') instance.leave();
        if (kind === 'die') instance.die();
      }
      await settle();
      expect(model.renders()).toBeLessThanOrEqual(most);
      await Promise.all(answers);
    }),
    { numRuns: 40 },
  );
});
