import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTcf } from './read-tcf.ts';

const consents = (...purposes: number[]) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, true]));
const tell = (more: Parameters<typeof readTcf>[0]) =>
  readTcf({ eventStatus: 'useractioncomplete', gdprApplies: true, ...more });
const none = { preferences: false, statistics: false, marketing: false };

describe('§4.1 choices of an external consent service', () => {
  test.each([
    [consents(), none],
    [consents(3, 4, 5, 6, 7, 8, 9), none],
    [consents(1, 3, 4, 7), { ...none, marketing: true }],
    [consents(1, 3, 4), none],
    [consents(1, 8, 9), { ...none, statistics: true }],
    [consents(1, 5, 6), { ...none, preferences: true }],
    [
      consents(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
      { preferences: true, statistics: true, marketing: true },
    ],
  ])('purposes %o', (given, expected) => {
    expect(tell({ purpose: { consents: given } })).toEqual(expected);
  });

  test('allows everything if GDPR does not apply; undefined counts as applies', () => {
    expect(tell({ gdprApplies: false })).toEqual({
      preferences: true,
      statistics: true,
      marketing: true,
    });
    expect(readTcf({ eventStatus: 'tcloaded' })).toEqual(none);
  });

  test.each(['cmpuishown', '', undefined])(
    'are undefined while the status is %s',
    (eventStatus) => {
      expect(readTcf({ ...(eventStatus !== undefined && { eventStatus }) })).toBeUndefined();
    },
  );

  test('never grants for anything but true', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (given) => {
        const answer = tell({ purpose: { consents: given as Record<string, boolean> } });
        expect(Object.values(answer ?? {}).includes(true)).toBe(
          Object.values(answer ?? {}).some(Boolean) && given['1'] === true,
        );
      }),
    );
  });
});
