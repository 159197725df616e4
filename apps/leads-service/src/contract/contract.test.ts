import {
  type Answer,
  apiBase,
  type ContentClient,
  createContentClient,
  selectContent,
} from '@plaza/content-client';
import {
  COMMANDS,
  type CommandName,
  DEFAULT_ALTERNATIVES,
  RESOURCES,
  type ResourceName,
} from '@plaza/contract';
import type { FolderContent } from '@plaza/contract/content-folder';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { contactMessage } from '../../testing/contact-message.ts';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { resourceInputs } from '../../testing/resource-inputs.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const content: FolderContent = await readFixture();
const inputs = resourceInputs(content.entities);

/** The defaults that the query's schema adds to an input. */
const defaults: Partial<Record<ResourceName, object>> = {
  cookieCategories: { locale: 'en-US' },
  productAlternatives: { count: DEFAULT_ALTERNATIVES },
};

const device = { language: 'es-ES', memory: 8, resolution: '390x844', timezoneOffset: -60 };
const impression = { device, trackingData: { subId: 'z', device }, locale: 'es-ES' };
const views = [{ position: 0, productId: 1 }];

/** Every POST as sent by a site's browser code. */
const posts: Record<CommandName, readonly object[]> = {
  impression: [
    { ...impression, noProducts: false },
    { ...impression, noProducts: true, impressionId: 'kept-1' },
    { locale: 'es-ES', noProducts: true },
  ],
  userEvent: [
    { partitionKey: 'initialProductList', data: { products: views } },
    {
      partitionKey: 'productView',
      data: { impressionId: 'kept-1', locale: 'es-ES', path: '/', products: views },
    },
  ],
  clientId: (['facebook', 'tiktok', 'google'] as const).map((clientType) => ({
    ...{ clientType, clientId: 'c', impressionId: 'kept-1', locale: 'es-ES' },
  })),
  contactMessage: [contactMessage, contactMessage],
  consentReceipt: [consentReceipt, consentReceipt],
};

describe.each(databaseEngines)('contract with the client, service on %s', (engine) => {
  let service: TestService;
  let baseUrl: string;
  let client: ContentClient;
  let bodies: unknown[] = [];
  beforeAll(async () => {
    service = await createTestService(engine);
    const leadsServiceUrl = await service.app.listen({ host: '127.0.0.1', port: 0 });
    baseUrl = apiBase({ leadsServiceUrl, websiteId: fixtureWebsiteId });
    client = createContentClient({ baseUrl, fetch: recordingFetch });
  });
  afterAll(() => service.stop());

  /** The real fetch, which also records response bodies. */
  async function recordingFetch(...request: Parameters<typeof fetch>) {
    const response = await fetch(...request);
    if (response.ok && response.status !== 204) bodies.push(await response.clone().json());
    return response;
  }

  async function post(name: CommandName, body: object) {
    const response = await recordingFetch(`${baseUrl}${COMMANDS[name].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(COMMANDS[name].body.parse(body)),
    });
    expect(response.status).toBeLessThan(300);
  }

  test.each(Object.keys(RESOURCES) as ResourceName[])('§7 GET %s', async (name) => {
    bodies = [];
    const read = client.read as (name: string, input: object) => Promise<Answer<unknown>>;
    for (const input of inputs[name]) {
      const expected = selectContent(content.entities, name, { ...defaults[name], ...input });
      const { value, total } = await read(name, input);
      expect({ value, total }, JSON.stringify(input)).toEqual(expected);
    }
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(RESOURCES[name].response.parse(body)).toEqual(body);
  });

  test.each(Object.keys(COMMANDS) as CommandName[])('§7.3 POST %s', async (name) => {
    bodies = [];
    for (const body of posts[name]) await post(name, body);
    const command = COMMANDS[name];
    const answered = 'response' in command ? posts[name].length : 0;
    expect(bodies).toHaveLength(answered);
    for (const body of bodies) {
      if ('response' in command) expect(command.response.parse(body)).toEqual(body);
    }
  });

  test('§7.3 the impression returns the same products as the list', async () => {
    const listed = await client.products({ locale: 'es-ES' });
    bodies = [];
    await post('impression', { ...impression, noProducts: false });
    expect(bodies).toMatchObject([{ products: listed }]);
    expect(listed.length).toBeGreaterThan(0);
  });

  test('design §3 changed content is not served from the cache', async () => {
    const read = () => client.page({ path: '/contactanos/', locale: 'es-ES' });
    const before = await read();
    expect(before?.heading).toBe('Contacto');
    const entities = content.entities.map((entity) =>
      entity.file === 'pages/contactanos.json'
        ? { ...entity, value: { ...entity.value, heading: 'Escríbenos' } }
        : entity,
    ) as FolderContent['entities'];
    const { result } = await runImportOf(service.settings, { ...content, entities });
    expect(result.folders).toEqual({ pages: { added: 0, changed: 1, removed: 0 } });
    expect((await read())?.heading).toBe('Escríbenos');
  });
});
