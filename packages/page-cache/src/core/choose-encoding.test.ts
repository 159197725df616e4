import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0.000,gzip; q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli, xgzip', 'identity'],
])('RFC 9110 §12.5.3 accept-encoding %s → %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});
