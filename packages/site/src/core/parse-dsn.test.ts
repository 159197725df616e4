import { describe, expect, it } from 'vitest';
import { parseDsn } from './parse-dsn.ts';

describe('§8 parsing a DSN', () => {
  it.each([
    ['https://key@o1.ingest.sentry.example/42', 'https://o1.ingest.sentry.example'],
    ['http://key:secret@127.0.0.1:9000/path/7', 'http://127.0.0.1:9000'],
  ])('%s', (dsn, origin) => {
    expect(parseDsn(dsn)).toEqual({ kind: 'dsn', dsn, origin });
  });

  it.each([
    ['', /not a URL/],
    ['sentry', /not a URL/],
    ['ftp://key@host/1', /begins with ftp:/],
    ['https://host/1', /no public key/],
    ['https://ke%20y@host/1', /no public key/],
    ['https://key@host/', /project number/],
    ['https://key@host/one', /project number/],
    ['https://key@host/1?a=b', /query/],
  ])('%s is rejected without the key in the reason', (dsn, reason) => {
    expect(parseDsn(dsn)).toEqual({ kind: 'invalid', reason: expect.stringMatching(reason) });
    expect(JSON.stringify(parseDsn(dsn))).not.toContain('key@');
  });
});
