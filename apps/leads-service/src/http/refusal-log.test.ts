import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRefusalLog } from './refusal-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const lines: [object, string][] = [];
  const log = createRefusalLog({ error: (...line: unknown[]) => lines.push(line as never) });
  return { lines, log };
}

const coded = (code: string) => Object.assign(new Error('unavailable'), { code });

describe('design §3 rejected requests in the log', () => {
  test('logs an overload in two lines, the second with a count', () => {
    const { lines, log } = logged();
    for (let count = 0; count < 10_000; count += 1)
      log({ problem: 'overloaded', message: 'Refused', requestId: `${count}` });
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual([
      [{ problem: 'overloaded', requestId: '0', cause: undefined }, 'Refused'],
      [{ problem: 'overloaded', count: 9_999, seconds: 10 }, 'More: Refused'],
    ]);
  });

  test('logs each kind of cause, a single one in one line', () => {
    const { lines, log } = logged();
    for (const code of ['ECONNREFUSED', '57P01', 'ECONNREFUSED'])
      log({ problem: 'unavailable', message: 'Unavailable', cause: coded(code) });
    vi.advanceTimersByTime(10_000);
    expect(lines.map(([line]) => line)).toMatchObject([
      { cause: { code: 'ECONNREFUSED' } },
      { cause: { code: '57P01' } },
      { count: 1 },
    ]);
  });

  test('logs the same cause again after the interval', () => {
    const { lines, log } = logged();
    for (const _ of [1, 2]) {
      log({ problem: 'unavailable', message: 'Unavailable' });
      vi.advanceTimersByTime(10_000);
    }
    expect(lines).toHaveLength(2);
  });
});
