import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdmissionJob, createAdmission } from './admission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits = { inFlight: 2, waiting: 0, queued: 3, waitMs: 500 };

/** Jobs that record their outcome. */
function jobs(admit: (job: AdmissionJob) => void) {
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
        run({ release }) {
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

describe('§5.4 work in flight is limited', () => {
  it('queues further jobs in order, and refuses at once when the queue is full', () => {
    const { add, end, fates } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 6; index += 1) add();
    expect(fates).toEqual(['runs', 'runs', 'waits', 'waits', 'waits', 'refused']);
    end(1);
    end(1);
    expect(fates.slice(2)).toEqual(['runs', 'waits', 'waits', 'refused']);
  });

  it('refuses a job that waited too long, even when no other job ends', () => {
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

  it('never starts a job whose client has gone', () => {
    const { add, end, fates, gone } = jobs(createAdmission(limits, () => false));
    for (let index = 0; index < 4; index += 1) add();
    gone.add(2);
    end(0);
    expect(fates).toEqual(['runs', 'runs', 'waits', 'runs']);
  });

  it('continues in the next turn of the event loop while it is busy', () => {
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

  it('refuses none of few jobs that there is room for, however long turns of the event loop take', () => {
    let isBusy = true;
    const few = 16;
    const { add, fates } = jobs(
      createAdmission({ ...limits, inFlight: 99, queued: 99 }, () => isBusy),
    );
    const longTurn = () => {
      vi.setSystemTime(Date.now() + limits.waitMs + 100);
      vi.advanceTimersByTime(limits.waitMs);
    };
    for (let index = 0; index < few + 2; index += 1) add();
    longTurn();
    longTurn();
    expect(fates).toEqual(['refused', 'refused', ...Array(few).fill('waits')]);
    isBusy = false;
    vi.advanceTimersByTime(1);
    expect(fates).toEqual(['refused', 'refused', ...Array(few).fill('runs')]);
  });

  it('runs a queued job in its own async context', () => {
    const context = new AsyncLocalStorage<string>();
    const admit = createAdmission({ ...limits, inFlight: 1 }, () => false);
    const seen: unknown[] = [];
    const enter = (name: string, run: AdmissionJob['run']) =>
      context.run(name, () => admit({ run, refuse() {}, isGone: () => false }));
    let end = () => {};
    enter('first', ({ release }) => {
      end = release;
    });
    enter('second', () => seen.push(context.getStore()));
    context.run('third', () => end());
    expect(seen).toEqual(['second']);
  });

  it('starts others while jobs wait for another program, up to a limit of these too', () => {
    const fates: string[] = [];
    const admit = createAdmission({ ...limits, waiting: 3 }, () => false);
    const add = () => {
      const index = fates.push('waits') - 1;
      admit({
        run({ wait }) {
          fates[index] = 'runs';
          wait();
        },
        refuse() {
          fates[index] = 'refused';
        },
        isGone: () => false,
      });
    };
    for (let index = 0; index < 9; index += 1) add();
    expect(fates.join()).toBe('runs,runs,runs,runs,runs,waits,waits,waits,refused');
  });

  it('never exceeds the limits, and ends every job exactly one way', () => {
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
