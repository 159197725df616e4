import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRefusalLog } from './refusal-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const lines: [object, string][] = [];
  const log = createRefusalLog({ error: (...line: unknown[]) => lines.push(line as never) });
  return { lines, log };
}

const coded = (code: string) => Object.assign(new Error('away'), { code });

describe('design §3 refusals in the log', () => {
  test('an overload is two lines, of which the second counts', () => {
    const { lines, log } = logged();
    for (let count = 0; count < 10_000; count += 1)
      log({ problem: 'overloaded', message: 'Refused', requestId: `${count}` });
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual([
      [{ problem: 'overloaded', requestId: '0', cause: undefined }, 'Refused'],
      [{ problem: 'overloaded', count: 9_999, seconds: 10 }, 'More: Refused'],
    ]);
  });

  test('each kind of cause is told of, and one alone is one line', () => {
    const { lines, log } = logged();
    for (const code of ['ECONNREFUSED', '57P01', 'ECONNREFUSED'])
      log({ problem: 'unavailable', message: 'Away', cause: coded(code) });
    vi.advanceTimersByTime(10_000);
    expect(lines.map(([line]) => line)).toMatchObject([
      { cause: { code: 'ECONNREFUSED' } },
      { cause: { code: '57P01' } },
      { count: 1 },
    ]);
  });

  test('the same again later is a line again', () => {
    const { lines, log } = logged();
    for (const _ of [1, 2]) {
      log({ problem: 'unavailable', message: 'Away' });
      vi.advanceTimersByTime(10_000);
    }
    expect(lines).toHaveLength(2);
  });
});
