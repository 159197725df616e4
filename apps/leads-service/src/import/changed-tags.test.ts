import { type ContentEntity, revalidationSchema, type WebsiteContent } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startFakeSite } from '../../testing/fake-site.ts';
import { readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { notifySites } from '../revalidation/notify-sites.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const post = 'posts/que-es-la-tae.json';

describe('the tags of an import', () => {
  let service: TestService;
  let fixture: WebsiteContent;
  beforeAll(async () => {
    service = await createTestService('pglite');
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    fixture = await readFixture();
  });
  afterAll(() => service.stop());

  const tagsOf = async (entities: readonly ContentEntity[], website = fixture.website) => {
    const { tags = [] } = await runImportOf(service.settings, { website, entities });
    return [...tags].sort();
  };

  const edited = (file: string, fields: object) =>
    fixture.entities.map((entity) =>
      entity.file === file
        ? ({ ...entity, value: { ...entity.value, ...fields } } as ContentEntity)
        : entity,
    );

  test.each<[string, [file: string, fields: object], string[]]>([
    [
      'an edited article: its entry and its list',
      [post, { title: 'Otra TAE' }],
      ['content:posts:es-ES', 'content:posts:es-ES:post-1'],
    ],
    [
      'an article that moves in lists: their order too',
      [post, { publishedAt: '2026-11-01T08:00:00Z' }],
      ['content:posts:es-ES', 'content:posts:es-ES:order', 'content:posts:es-ES:post-1'],
    ],
    [
      'an article of another author: the order of lists too',
      [post, { authorId: 'author-2' }],
      ['content:posts:es-ES', 'content:posts:es-ES:order', 'content:posts:es-ES:post-1'],
    ],
    [
      'a product',
      ['products/rapido-mini.json', { name: 'Otro nombre' }],
      ['content:products:es-ES', 'content:products:es-ES:1'],
    ],
    [
      'an entry that all locales share',
      ['website-cookies/internal.json', { providerName: 'Otra' }],
      [
        'content:website-cookies:-',
        'content:website-cookies:-:cookies-internal',
        'content:website-cookies:-:order',
      ],
    ],
  ])('design §2 %s', async (_, [file, fields], tags) => {
    await tagsOf(fixture.entities);
    expect(await tagsOf(edited(file, fields))).toEqual(tags);
  });

  test('design §2 an added and a removed article: entry, list and order', async () => {
    await tagsOf(fixture.entities);
    const fewer = fixture.entities.filter(({ file }) => file !== post);
    const tags = ['content:posts:es-ES', 'content:posts:es-ES:order', 'content:posts:es-ES:post-1'];
    expect(await tagsOf(fewer)).toEqual(tags);
    expect(await tagsOf(fixture.entities)).toEqual(tags);
  });

  test('everything, if the settings change or nothing does', async () => {
    await tagsOf(fixture.entities);
    const settings = { ...fixture.website, displayName: 'Otra' };
    expect(await tagsOf(fixture.entities, settings)).toEqual(['content']);
    expect(await tagsOf(fixture.entities, settings)).toEqual(['content']);
    await tagsOf(fixture.entities);
  });
});

test('design §2 sends at most a thousand tags in a message, and every tag once', async () => {
  const site = await startFakeSite(204);
  const tags = Array.from({ length: 2500 }, (_, index) => `content:posts:es-ES:post-${index}`);
  const result = { websiteId: 900, changed: true } as never;
  const sent = await notifySites({ result, tags }, { urls: [site.url], secret: 'a secret' });
  expect(sent).toMatchObject([{ notified: true }]);
  const messages = site.calls.map(({ body }) => revalidationSchema.parse(JSON.parse(body)));
  expect(messages.map((message) => message.tags.length)).toEqual([1000, 1000, 500]);
  expect(messages.flatMap((message) => message.tags)).toEqual(tags);
  await site.stop();
});
