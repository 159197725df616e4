import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { vendorTables } from '../../build/write-vendors.ts';
import { storedNames } from '../core/vendors/stored-names.ts';
import type { VendorRow } from '../model/vendors/vendor-row.ts';
import { vendorChunks } from './chunks.ts';
import { type Vendor, vendors } from './rows.ts';

test('the tables are those of the folders: run `node build/write-vendors.ts`', () => {
  for (const [file, text] of vendorTables(import.meta.dirname))
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text);
});

test('LinkedIn, the example of docs/tracking.md, is no vendor of the product', () => {
  expect(Object.keys(vendors)).not.toContain('linkedin');
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

  test('has its row in the table of docs/tracking.md', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../docs/tracking.md'), 'utf8');
    const { provider, category, idField = 'accountIds', documentation } = row;
    const cells = [`\`${name}\``, `[${provider}](${documentation})`, category, `\`${idField}\``];
    const rows = docs.replaceAll(/ +\|/g, ' |');
    expect(rows).toContain(`| ${cells.join(' | ')} |`);
  });
});
