import { beforeEach, describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

let content: 'fresh' | 'stale' | 'none';
let done: (() => void)[];
let order: string[];
beforeEach(() => {
  content = 'fresh';
  done = [];
  order = [];
});

const readiness = () =>
  createReadiness({
    readContent: async () => content,
    expireBuild: () => order.push('expire'),
    warmPages(onDone) {
      order.push('warm');
      done.push(onDone);
    },
  });

describe('§5.11 a site is ready when its pages are rendered', () => {
  it('is not ready while they are rendered, however often it is checked', async () => {
    const check = readiness();
    for (let round = 0; round < 3; round += 1)
      expect(await check()).toEqual({ isReady: false, status: 'warming', content: 'fresh' });
    expect(order).toEqual(['expire', 'warm']);
    done[0]?.();
    expect(await check()).toEqual({ isReady: true, status: 'ready', content: 'fresh' });
  });

  it('stays ready when the service is back', async () => {
    const check = readiness();
    content = 'stale';
    await check();
    done[0]?.();
    expect(await check()).toEqual({ isReady: true, status: 'ready', content: 'stale' });
    content = 'fresh';
    expect(await check()).toEqual({ isReady: true, status: 'ready', content: 'fresh' });
    expect(order).toEqual(['warm', 'expire']);
  });

  it('is not ready without content, and renders nothing', async () => {
    const check = readiness();
    content = 'none';
    expect(await check()).toEqual({ isReady: false, status: 'not ready', content: 'none' });
    expect(order).toEqual([]);
  });
});
