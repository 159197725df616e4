import { IMPORT_MEDIA_TYPE, type ImportHead, importLines } from '@plaza/contract/content-import';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const token = 'a-token-that-only-the-brand-team-has';
const importTokens = new Map([[fixtureWebsiteId, token]]);

describe.each(databaseEngines)('an import over HTTP on %s', (engine) => {
  let service: TestService;
  let content: Awaited<ReturnType<typeof readFixture>>;
  beforeAll(async () => {
    service = await createTestService(engine, { importTokens });
    content = await readFixture();
  });
  afterAll(() => service.stop());

  type Sent = { options?: Omit<ImportHead, 'website'>; authorization?: string; website?: number };

  async function send(
    entities: readonly object[],
    { options, authorization = `Bearer ${token}`, website = fixtureWebsiteId }: Sent = {},
  ) {
    const entries = entities.map((entity) => JSON.stringify(entity));
    let payload = '';
    for await (const line of importLines({ website: content.website, ...options }, entries))
      payload += line;
    const { statusCode, body } = await service.app.inject({
      method: 'POST',
      url: `/imports/${website}`,
      headers: { 'content-type': IMPORT_MEDIA_TYPE, authorization },
      payload,
    });
    return { status: statusCode, body: JSON.parse(body) };
  }

  /** The content, with another title of one page. */
  const edited = (title: string) =>
    content.entities.map((entity) =>
      entity.file === 'pages/contactanos.json'
        ? { ...entity, value: { ...entity.value, heading: title } }
        : entity,
    );
  const titleOfContact = async () => {
    const url = `/website/${fixtureWebsiteId}/api/content/pages?path=/contactanos/`;
    return (await service.app.inject({ url })).json().heading;
  };

  test('says what it would do, then does it', async () => {
    const title = `Contact us on ${engine}`;
    const plan = await send(edited(title), { options: { isPlan: true } });
    expect(plan).toMatchObject({
      status: 200,
      body: { result: { changed: true, folders: { pages: { added: 0, changed: 1, removed: 0 } } } },
    });
    expect(await titleOfContact()).not.toBe(title);
    const stored = await send(edited(title), { options: { base: plan.body.result.version } });
    expect(stored.body.result.version).toBe(plan.body.result.version + 1);
    expect(await titleOfContact()).toBe(title);
  });

  test('refuses what is older than it would replace', async () => {
    const plan = await send(edited('Second'), { options: { isPlan: true } });
    await send(edited('Third'));
    const late = await send(edited('Second'), { options: { base: plan.body.result.version } });
    expect(late.status).toBe(409);
    expect(late.body.detail).toContain('pages');
    expect(await titleOfContact()).toBe('Third');
  });

  test.each([
    ['without a token', { authorization: '' }],
    ['with a wrong token', { authorization: `Bearer ${token}s` }],
    ['with the token of another website', { website: fixtureWebsiteId + 1 }],
  ])('is refused %s, with one answer for all', async (_, sent) => {
    const { status, body } = await send(edited('Foreign'), sent);
    expect([status, body.type]).toEqual([401, 'urn:plaza:problem:unauthorized']);
    expect(await titleOfContact()).not.toBe('Foreign');
  });

  test('names what is wrong with an entry, and stores nothing', async () => {
    const entities = edited('Broken').map((entity) =>
      entity.file === 'pages/contactanos.json' ? { ...entity, value: { heading: 5 } } : entity,
    );
    const { status, body } = await send(entities);
    expect(status).toBe(400);
    expect(body.detail).toContain('pages/contactanos.json');
  });

  test('is refused if it ends early, is of another website, or removes most entries', async () => {
    const half = await send([...edited('Half'), { end: 1 }]);
    expect(half.status).toBe(400);
    const few = await send(content.entities.slice(0, 3));
    expect([few.status, few.body.detail]).toEqual([400, expect.stringContaining('remov')]);
  });

  test('is in the description of the API', async () => {
    const { body } = await service.app.inject('/openapi.json');
    expect(JSON.parse(body).paths['/imports/{websiteId}'].post.operationId).toBe('postImport');
    expect((await new Validator().validate(JSON.parse(body))).valid).toBe(true);
  });
});

test('does not exist without tokens', async () => {
  const service = await createTestService('pglite');
  const { statusCode } = await service.app.inject({ method: 'POST', url: '/imports/101' });
  expect(statusCode).toBe(404);
  await service.stop();
});
