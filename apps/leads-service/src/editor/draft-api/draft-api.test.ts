import { RESOURCES, type ResourceName } from '@plaza/contract';
import { draftApiBase, entryAddress, entryKeySchema } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  previewSecret,
  signInEditor,
} from '../../../testing/editor.ts';
import { readFixture } from '../../../testing/fixture-content.ts';
import { resourceInputs } from '../../../testing/resource-inputs.ts';
import type { TestService } from '../../../testing/test-service.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Requests of one resource that are compared, evenly chosen. */
const MOST = 8;

/** The addresses of requests of every resource, below the API base. */
async function everyAddress(): Promise<string[]> {
  const { entities } = await readFixture();
  const inputs = Object.entries(resourceInputs(entities)) as [ResourceName, object[]][];
  const chosen = (requests: object[]) =>
    requests.filter((_, index) => index % Math.ceil(requests.length / MOST) === 0);
  return inputs.flatMap(([name, requests]) =>
    chosen(requests).map((input) => {
      const { path } = RESOURCES[name];
      const { id, ...query } = { id: '', ...input } as Record<string, unknown>;
      const isInPath = path.includes('{id}');
      const given = Object.entries(isInPath ? query : { ...query, ...(id !== '' && { id }) });
      const text = given.flatMap(([key, value]) =>
        value === undefined ? [] : [[key, `${value}`] as [string, string]],
      );
      return `${path.replace('{id}', encodeURIComponent(String(id)))}?${new URLSearchParams(text)}`;
    }),
  );
}

describe('the draft API', () => {
  let service: TestService;
  let ana: EditorClient;
  let addresses: string[];

  beforeAll(async () => {
    service = await createEditorService('postgres');
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
    addresses = await everyAddress();
  });
  afterAll(() => service?.stop());

  const get = async (base: string, address: string) => {
    const { statusCode, headers, body } = await service.app.inject(`${base}${address}`);
    const isProblem = String(headers['content-type']).includes('problem');
    return [address, statusCode, headers['total-count'], isProblem ? JSON.parse(body).type : body];
  };
  /** Compares every answer with that of the public API. */
  async function expectSame() {
    for (const address of addresses)
      expect(await get(draftApiBase(900, previewSecret), address)).toEqual(
        await get('/website/900/api', address),
      );
  }

  it('answers every request as the public API does, without drafts', async () => {
    expect(addresses.length).toBeGreaterThan(200);
    await expectSame();
  });

  it('answers the same if every entry has a draft that changes nothing', async () => {
    const { body } = await ana.call('GET', '/entries?size=200');
    expect(body.entries).toHaveLength(body.total);
    for (const listed of body.entries) {
      const key = entryKeySchema.strip().parse(listed);
      const address = `/drafts/${entryAddress(key)}`;
      const { body: known } = await ana.call('GET', address);
      const { text, version } = known.published;
      const saved = await ana.call('PUT', address, { text, baseVersion: version, draftVersion: 0 });
      expect([key, saved.status]).toEqual([key, 200]);
    }
    await expectSame();
    const { rows } = await service.database.orm.execute(sql`
      select folder, id from content_drafts where "row" is null`);
    expect(rows).toEqual([]);
  });

  it('answers posts as the public API does, and stores nothing', async () => {
    const count = async () => {
      const { rows } = await service.database.orm.execute(sql`
        select (select count(*) from impressions) + (select count(*) from user_events) +
          (select count(*) from contact_messages) + (select count(*) from consent_receipts) +
          (select count(*) from applications) as rows`);
      return rows;
    };
    const before = await count();
    const post = (path: string, payload: object) =>
      service.app.inject({
        ...{ method: 'POST', url: `${draftApiBase(900, previewSecret)}${path}`, payload },
      });
    const impression = await post('/impression', {
      ...{ locale: 'es-ES', noProducts: false, device: {}, trackingData: {} },
    });
    expect(impression.statusCode).toBe(200);
    expect(impression.json()).toMatchObject({
      impression: { id: expect.any(String), uniqueUserId: expect.any(String) },
    });
    expect(impression.json().products.length).toBeGreaterThan(0);
    const id = 'AAECAwQFBgcICQoLDA0ODw';
    const moment = { moment: 'started', events: ['start'] };
    const event = { id, partitionKey: 'flowMoment', data: moment };
    expect((await post('/user-events', event)).statusCode).toBe(204);
    expect((await post('/applications', {})).statusCode).toBe(403);
    expect(await count()).toEqual(before);
  });
});
