import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countRows,
  dayFolder,
  readReport,
  type WarehouseRow,
  writeDay,
  writeTable,
} from './index.ts';
import { quoted, withDuckDB } from './open-duckdb.ts';

async function* pagesOf(...pages: WarehouseRow[][]) {
  yield* pages;
}

describe('a warehouse', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "plaza-ware'house-"));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const day = { table: 'impressions', website: 101, day: '2026-11-20' } as const;
  const visit = (channel: number | null): WarehouseRow => [
    9,
    channel,
    'es-ES',
    true,
    channel === null,
  ];

  it('keeps one file per table, website and day, and leaves nothing else', async () => {
    expect(await countRows(root, day)).toBeUndefined();
    expect(await writeDay(root, day, pagesOf([visit(2), visit(null)], [visit(2)]))).toBe(3);
    expect(await countRows(root, day)).toBe(3);
    expect(dayFolder(root, day)).toBe(join(root, 'impressions/website=101/dt=2026-11-20'));
    expect(readdirSync(dayFolder(root, day))).toEqual(['rows.parquet']);
    expect(readdirSync(root)).toEqual(['impressions']);
  });

  it('keeps the file of a day if a later writing fails, and no report reads half of one', async () => {
    async function* failing() {
      yield [visit(5)];
      throw new Error('the database went away');
    }
    await expect(writeDay(root, day, failing())).rejects.toThrow('the database went away');
    expect(await countRows(root, day)).toBe(3);
    expect(readdirSync(dayFolder(root, day))).toEqual(['rows.parquet']);
    const next = { ...day, day: '2026-11-21' };
    await expect(writeDay(root, next, failing())).rejects.toThrow('the database went away');
    expect(existsSync(join(dayFolder(root, next), 'rows.parquet'))).toBe(false);
  });

  it('writes a day without rows, so that it counts as written', async () => {
    const empty = { ...day, table: 'leads', day: '2026-11-19' } as const;
    expect(await writeDay(root, empty, pagesOf())).toBe(0);
    expect(await countRows(root, empty)).toBe(0);
  });

  it('reads reports by the dimensions, days and sites that are asked for', async () => {
    await writeDay(root, { ...day, website: 75, day: '2026-11-21' }, pagesOf([visit(5)]));
    await writeDay(
      root,
      { ...day, table: 'product_events' },
      pagesOf([
        [9, 'listed', 7, 0, 2, 'es-ES'],
        [9, 'viewed', 7, 0, 2, 'es-ES'],
        [9, 'listed', 8, 1, null, 'es-ES'],
      ]),
    );
    await writeDay(root, { ...day, table: 'leads' }, pagesOf([[23, 2, 'es-ES']]));
    const none = { impressions: 0, listed: 0, views: 0, leads: 0 };
    expect(await readReport(root, { by: [] })).toEqual([
      { impressions: 4, listed: 2, views: 1, leads: 1 },
    ]);
    expect(await readReport(root, { by: ['day', 'site'] })).toEqual([
      { site: 75, day: '2026-11-21', ...none, impressions: 1 },
      { site: 101, day: '2026-11-20', impressions: 3, listed: 2, views: 1, leads: 1 },
    ]);
    expect(await readReport(root, { by: ['channel'], site: 101, to: '2026-11-20' })).toEqual([
      { channel: 2, impressions: 2, listed: 1, views: 1, leads: 1 },
      { channel: null, ...none, impressions: 1, listed: 1 },
    ]);
    expect(await readReport(root, { by: ['product'], from: '2026-11-20', site: 101 })).toEqual([
      { product: 7, ...none, listed: 1, views: 1 },
      { product: 8, ...none, listed: 1 },
      { product: null, ...none, impressions: 3, leads: 1 },
    ]);
    expect(await readReport(root, { by: ['site'], site: 9 })).toEqual([]);
  });

  it('says how to get a warehouse that is not there', () => {
    expect(() => readReport(join(root, 'no'), { by: [] })).toThrow('warehouse:export');
  });
});

it('writes a table at once, with names and texts as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-table-'));
  const file = join(folder, "ta'ble.parquet");
  const columns = [
    { name: 'sub"id', type: 'VARCHAR' },
    { name: 'commission EUR', type: 'DOUBLE' },
  ] as const;
  expect(
    await writeTable(file, columns, [
      ["=1'", 30.5],
      ['ñ', null],
    ]),
  ).toBe(2);
  const read = await withDuckDB(async (connection) =>
    (await connection.runAndReadAll(`select * from ${quoted(file)}`)).getRowObjectsJS(),
  );
  expect(read).toEqual([
    { 'sub"id': "=1'", 'commission EUR': 30.5 },
    { 'sub"id': 'ñ', 'commission EUR': null },
  ]);
  rmSync(folder, { recursive: true });
});
