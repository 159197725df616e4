import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withVendorTable } from '../../build/documented-vendors.ts';
import { vendorTables } from '../../build/vendor-tables.ts';
import { storedNames } from '../core/vendors/stored-names.ts';
import type { VendorRow } from '../model/vendors/vendor-row.ts';
import { vendorChunks } from './chunks.ts';
import { type Vendor, vendors } from './rows.ts';

test('the tables are those of the folders: run `pnpm --filter @plaza/tracking write-vendors`', () => {
  for (const [file, text] of vendorTables(import.meta.dirname))
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text);
});

test('the table of docs/tracking.md has every vendor', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/tracking.md'), 'utf8');
  expect(withVendorTable(text, vendors)).toBe(text);
});

describe.each(Object.keys(vendors) as Vendor[])('%s', (name) => {
  const row: VendorRow = vendors[name];

  test('design §3 is loaded from the host of its first script source', async () => {
    const { host } = await vendorChunks[name]();
    expect(row.sources['script-src'][0]).toMatch(new RegExp(`^${host}/.`));
  });

  test('§4.1 signals the category that its row says, and has the same calls', async () => {
    const { signals, calls } = await vendorChunks[name]();
    expect([signals.category, calls]).toEqual([row.category, row.calls]);
  });

  test('§3.3 declares what it stores, each name once', () => {
    const names = storedNames(row);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});
