import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, type Job } from './admission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits = { inFlight: 2, queued: 3, waitMs: 500 };

/** Jobs that say what became of them. */
function jobs(admit: (job: Job) => void) {
  const fates: string[] = [];
  const releases = new Map<number, () => void>();
  const gone = new Set<number>();
  return {
    fates,
    gone,
    end: (index: number) => releases.get(index)?.(),
    add() {
      const index = fates.push('waits') - 1;
      admit({
        run(release) {
          fates[index] = 'runs';
          releases.set(index, release);
        },
        refuse() {
          fates[index] = 'refused';
        },
        isGone: () => gone.has(index),
      });
    },
  };
}

describe('§5.4 what is in flight is bounded', () => {
  it('more waits in order, and more than that is refused at once', () => {
    const { add, end, fates } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 6; index += 1) add();
    expect(fates).toEqual(['runs', 'runs', 'waits', 'waits', 'waits', 'refused']);
    end(1);
    end(1);
    expect(fates.slice(2)).toEqual(['runs', 'waits', 'waits', 'refused']);
  });

  it('what has waited too long is refused, whether or not anything ends', () => {
    const { add, end, fates } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 3; index += 1) add();
    vi.advanceTimersByTime(300);
    add();
    vi.advanceTimersByTime(200);
    expect(fates.slice(2)).toEqual(['refused', 'waits']);
    vi.advanceTimersByTime(299);
    end(0);
    expect(fates.slice(2)).toEqual(['refused', 'runs']);
    vi.advanceTimersByTime(1_000);
    expect(fates.slice(2)).toEqual(['refused', 'runs']);
  });

  it('what waited while the process itself was blocked is not refused for it', () => {
    const { add, end, fates } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 3; index += 1) add();
    // No timer runs while the event loop is blocked.
    vi.setSystemTime(Date.now() + 700);
    vi.advanceTimersByTime(60);
    expect(fates[2]).toBe('waits');
    end(0);
    expect(fates[2]).toBe('runs');
    add();
    vi.advanceTimersByTime(limits.waitMs);
    expect(fates[3]).toBe('refused');
  });

  it('what nobody waits for is never started', () => {
    const { add, end, fates, gone } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 4; index += 1) add();
    gone.add(2);
    end(0);
    expect(fates).toEqual(['runs', 'runs', 'waits', 'runs']);
  });

  it('what one turn of the event loop cannot take on waits for the next', () => {
    let isBusy = false;
    const { add, fates } = jobs(createAdmission(limits, () => isBusy));
    add();
    isBusy = true;
    for (let index = 0; index < 4; index += 1) add();
    expect(fates).toEqual(['runs', 'waits', 'waits', 'waits', 'refused']);
    vi.advanceTimersByTime(0);
    expect(fates[1]).toBe('waits');
    isBusy = false;
    vi.advanceTimersByTime(1);
    expect(fates).toEqual(['runs', 'runs', 'waits', 'waits', 'refused']);
  });

  it('what waited runs in its own context', () => {
    const context = new AsyncLocalStorage<string>();
    const admit = createAdmission({ ...limits, inFlight: 1 }, () => false);
    const seen: unknown[] = [];
    const enter = (name: string, run: Job['run']) =>
      context.run(name, () => admit({ run, refuse() {}, isGone: () => false }));
    let end = () => {};
    enter('first', (release) => {
      end = release;
    });
    enter('second', () => seen.push(context.getStore()));
    context.run('third', () => end());
    expect(seen).toEqual(['second']);
  });

  it('whatever comes, ends, goes and waits: never more than the limits, and each has one fate', () => {
    const step = fc.oneof(
      fc.constant('add' as const),
      fc.record({ end: fc.nat(40) }),
      fc.record({ gone: fc.nat(40) }),
      fc.record({ wait: fc.nat(400) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { add, end, fates, gone } = jobs(createAdmission(limits, () => false));
        const ended = new Set<number>();
        for (const it of steps) {
          if (it === 'add') add();
          else if ('end' in it) {
            if (fates[it.end] === 'runs') ended.add(it.end);
            end(it.end);
          } else if ('gone' in it) gone.add(it.gone);
          else vi.advanceTimersByTime(it.wait);
          const running = fates.filter((fate, index) => fate === 'runs' && !ended.has(index));
          expect(running.length).toBeLessThanOrEqual(limits.inFlight);
          const waiting = fates.filter((fate, index) => fate === 'waits' && !gone.has(index));
          expect(waiting.length).toBeLessThanOrEqual(limits.queued);
          if (waiting.length > 0) expect(running).toHaveLength(limits.inFlight);
        }
        vi.advanceTimersByTime(limits.waitMs);
        expect(fates.filter((fate, index) => fate === 'waits' && !gone.has(index))).toEqual([]);
      }),
    );
  });
});
