import type { ContentPaths } from '@plaza/content-client';
import type { ContentPath } from '@plaza/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPathIndex } from './create-path-index.ts';

const row = (path: string): ContentPath => ({
  ...{ path, pageType: 'Post', locale: 'es-ES', folder: 'posts', id: 'a', translationKey: 'a' },
  ...{ updatedAt: '2026-11-20T09:00:00Z', noIndex: false, title: path },
});
const removed = (path: string) => ({ path, locale: 'es-ES', removed: true }) as const;

/** A service whose content changes, and the index of a site that reads it. */
function setting(copy?: readonly ContentPath[]) {
  const changes: { version: number; row: ContentPaths['paths'][number] }[] = [];
  const index = new Set<string>();
  const timers: { pause: number; callback: () => void }[] = [];
  const logged: string[] = [];
  const asked: (number | undefined)[] = [];
  const state = { version: 0, isUp: true, snapshot: undefined as readonly string[] | undefined };
  const whole = () => {
    const paths = new Set<string>();
    for (const change of changes)
      if ('removed' in change.row) paths.delete(change.row.path);
      else paths.add(change.row.path);
    return [...paths].map(row);
  };
  const answer = (since: number | undefined): ContentPaths => {
    const { version, isUp, snapshot } = state;
    if (!isUp && snapshot)
      return { paths: snapshot.map(row), contentVersion: undefined, freshness: 'snapshot' };
    if (!isUp) throw new Error('Could not fetch paths');
    const changed = changes.filter((change) => change.version > (since ?? 0));
    const paths = since === undefined ? whole() : changed.map((change) => change.row);
    return { paths, contentVersion: version, freshness: 'fresh' };
  };
  const { load, refresh } = createPathIndex({
    async read(since) {
      asked.push(since);
      const read = answer(since);
      await new Promise((resolve) => setImmediate(resolve));
      return read;
    },
    readCopy: async () => copy,
    apply(rows, options) {
      if (options.whole) index.clear();
      for (const { path, ...fields } of rows)
        if ('removed' in fields) index.delete(path);
        else index.add(path);
    },
    later: (pause, callback) => timers.push({ pause, callback }),
    log: (event) => logged.push(event),
  });
  const change = (next: ContentPaths['paths'][number]) => {
    state.version += 1;
    changes.push({ version: state.version, row: next });
  };
  return { load, refresh, change, index, timers, logged, asked, state, changes };
}

describe('§2.2 the index of paths', () => {
  it('is read once, and then what changed', async () => {
    const { load, refresh, change, index, asked } = setting();
    change(row('/a/'));
    await Promise.all([load(), load()]);
    expect([...index]).toEqual(['/a/']);
    change(row('/b/'));
    change(removed('/a/'));
    expect(await refresh()).toBe(true);
    expect([...index]).toEqual(['/b/']);
    expect(asked).toEqual([undefined, 1]);
  });

  it('has what changed before a refresh was asked for, also while another one runs', async () => {
    const { load, refresh, change, index, asked } = setting();
    await load();
    const first = refresh();
    await Promise.resolve();
    change(row('/a/'));
    const others = Array.from({ length: 5 }, refresh);
    await Promise.all([first, ...others]);
    expect([...index]).toEqual(['/a/']);
    expect(asked).toHaveLength(3);
  });

  it('is read as a whole if the service has been set back', async () => {
    const { load, refresh, change, index, state, changes } = setting();
    change(row('/a/'));
    change(row('/b/'));
    await load();
    changes.length = 0;
    state.version = 0;
    change(row('/c/'));
    expect(await refresh()).toBe(true);
    expect([...index]).toEqual(['/c/']);
  });

  it.each([
    ['the last copy, which is newer than the snapshot', [row('/copy/')], ['/copy/']],
    ['the snapshot if there is no copy', undefined, ['/snapshot/']],
  ])('begins without the service with %s', async (_, copy, expected) => {
    const { load, refresh, change, index, timers, state } = setting(copy);
    Object.assign(state, { isUp: false, snapshot: ['/snapshot/'] });
    await load();
    expect([...index]).toEqual(expected);
    expect(timers.map(({ pause }) => pause)).toEqual([5_000]);
    expect(await refresh()).toBe(false);
    expect([...index]).toEqual(expected);
    state.isUp = true;
    change(row('/a/'));
    timers.shift()?.callback();
    await expect.poll(() => [...index]).toEqual(['/a/']);
    await expect.poll(() => timers.map(({ pause }) => pause)).toEqual([60_000]);
  });

  it('begins empty without any of them, and says so', async () => {
    const { load, refresh, index, logged, state } = setting();
    state.isUp = false;
    await load();
    expect(await refresh()).toBe(false);
    expect([...index]).toEqual([]);
    expect(logged).toEqual(['paths-not-read', 'paths-not-refreshed']);
  });

  it('is that of the service after any changes, failures and refreshes', async () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'remove', 'refresh', 'refreshTwice', 'fail', 'setBack'),
      path: fc.constantFrom('/a/', '/b/', '/c/', '/d/'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { load, refresh, change, index, state, changes } = setting();
        await load();
        for (const { kind, path } of steps) {
          if (kind === 'add') change(row(path));
          if (kind === 'remove') change(removed(path));
          if (kind === 'refresh') await refresh();
          if (kind === 'refreshTwice') void refresh();
          if (kind === 'fail') {
            state.isUp = false;
            expect(await refresh()).toBe(false);
            state.isUp = true;
          }
          if (kind === 'setBack' && state.version > 0) {
            changes.length = 0;
            state.version = 0;
          }
        }
        await refresh();
        const served = new Set<string>();
        for (const { row: last } of changes)
          if ('removed' in last) served.delete(last.path);
          else served.add(last.path);
        // A service that was set back and then changed as often looks as if nothing had happened.
        if (steps.every(({ kind }) => kind !== 'setBack'))
          expect([...index].sort()).toEqual([...served].sort());
      }),
      { numRuns: 200 },
    );
  });
});
