import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnchanged } from './is-unchanged.ts';

/** What Next itself judges by. */
const fresh = createRequire(import.meta.url)('next/dist/compiled/fresh');

const etag = '"a1"';
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const conditions = fc.record({
  'if-none-match': fc.constantFrom(
    undefined,
    '*',
    etag,
    `W/${etag}`,
    '"b"',
    `"b", W/${etag}`,
    'a1',
  ),
  'if-modified-since': fc.constantFrom(undefined, new Date(0).toUTCString(), 'soon'),
  'cache-control': fc.constantFrom(undefined, 'no-cache', 'max-age=0', 'x, no-cache'),
});

it('RFC 9110 §13.1.2 answers 304 exactly when Next does', () => {
  fc.assert(
    fc.property(conditions.map(present), (headers) => {
      expect([headers, isUnchanged(headers, etag)]).toEqual([headers, fresh(headers, { etag })]);
    }),
  );
});
