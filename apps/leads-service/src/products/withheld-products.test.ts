import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { databaseEngines } from '../database/database.ts';
import { importContent } from '../import/import-content.ts';
import { readProducts } from './product-readers.ts';

describe.each(databaseEngines)('§7.2 withheld products on %s', (engine) => {
  let acquired: AcquiredDatabase;
  beforeAll(async () => {
    acquired = await acquireDatabase(engine);
  });
  afterAll(() => acquired.release());

  /** The products that a locale lists, once the website says what it withholds. */
  async function listed(locale: string, productsWithheld?: string[]) {
    const { database } = acquired;
    const fixture = await readFixture();
    const website = { ...fixture.website, ...(productsWithheld && { productsWithheld }) };
    await importContent(database, { ...fixture, website });
    const request = { websiteId: fixtureWebsiteId, params: {}, query: { locale } };
    return (await readProducts(database.orm, request)).value;
  }

  test('are those of en-US, unless the website says otherwise', async () => {
    expect(await listed('en-US')).toEqual([]);
    expect(await listed('en-US', [])).toHaveLength(1);
    expect(await listed('en-US')).toEqual([]);
  });

  test('are those of the locales that the website names, and of no other', async () => {
    expect(await listed('sv-SE', ['sv-SE'])).toEqual([]);
    expect(await listed('en-US', ['sv-SE'])).toHaveLength(1);
  });
});
