import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('design §3 calls of a key share a run, until the content may have changed', async () => {
  const flights = createSingleFlight<string>();
  const ends: ((value: string) => void)[] = [];
  const call = () => flights.run('key', () => new Promise<string>((resolve) => ends.push(resolve)));
  const before = [call(), call()];
  flights.forget();
  const after = call();
  expect(ends).toHaveLength(2);
  ends[0]?.('old');
  expect(await Promise.all(before)).toEqual(['old', 'old']);
  // The end of the earlier run does not end the sharing of the later one.
  const shared = call();
  ends[1]?.('new');
  expect(await Promise.all([after, shared])).toEqual(['new', 'new']);
  expect(ends).toHaveLength(2);
});
