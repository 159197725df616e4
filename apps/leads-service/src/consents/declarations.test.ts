import { randomBytes } from 'node:crypto';
import { type ContentEntity, policyHash, type WebsiteContent } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { readDeclarations } from './declarations.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Rich text with a key order that PostgreSQL does not preserve. */
const policy = {
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ text: 'Usamos cookies', type: 'text' }] }],
};

const providersOf = ({ entities }: WebsiteContent) =>
  entities.flatMap((entity) => (entity.folder === 'website-cookies' ? entity.value : []));

const edit = (
  content: WebsiteContent,
  change: (entity: ContentEntity) => object,
): WebsiteContent => ({
  ...content,
  entities: content.entities.map(
    (entity) => ({ ...entity, value: { ...entity.value, ...change(entity) } }) as ContentEntity,
  ),
});

const renamed = (name: string) => (entity: ContentEntity) =>
  entity.file === `website-cookies/${name}.json` ? { providerName: 'Renamed' } : {};

describe.each(databaseEngines)(
  '§3.3 the declarations that receipts can refer to, on %s',
  (engine) => {
    let service: TestService;
    let first: WebsiteContent;
    beforeAll(async () => {
      service = await createTestService(engine);
      await service.app.listen({ host: '127.0.0.1', port: 0 });
      first = await readFixture();
    });
    afterAll(() => service.stop());

    async function post(hash: string) {
      const url = `/website/${fixtureWebsiteId}/api/consents`;
      const payload = {
        ...consentReceipt,
        id: randomBytes(16).toString('base64url'),
        policyHash: hash,
      };
      return (await service.app.inject({ method: 'POST', url, payload })).statusCode;
    }

    const bring = async (content: WebsiteContent) => {
      expect((await runImportOf(service.settings, content)).result.changed).toBe(true);
    };

    test('an import adds new declarations at once, and keeps replaced ones for 30 days', async () => {
      const [second, third] = ['anuncios', 'internal'].map((id) => edit(first, renamed(id)));
      if (!second || !third) throw new Error('The fixture has no providers');
      const hash = await policyHash({ providers: providersOf(second) });
      expect(await post(hash)).toBe(400);
      await bring(second);
      expect([await post(hash), await post(consentReceipt.policyHash)]).toEqual([204, 204]);
      await service.database.orm.execute(sql`
      update consent_declarations set replaced_at = now() - interval '31 days'
      where hash = ${consentReceipt.policyHash}`);
      await bring(third);
      expect([await post(hash), await post(consentReceipt.policyHash)]).toEqual([204, 400]);
      await bring(first);
      expect(await post(consentReceipt.policyHash)).toBe(204);
    });

    test('the hash includes the policy, whatever the key order of the content', async () => {
      const hash = await policyHash({ providers: providersOf(first), policy });
      expect(await post(hash)).toBe(400);
      await bring(
        edit(first, ({ file }) =>
          file === 'pages/contactanos.json' ? { pageType: 'CookiePolicy', body: policy } : {},
        ),
      );
      expect([await post(hash), await post(consentReceipt.policyHash)]).toEqual([204, 204]);
      await bring(first);
    });

    test('records the declarations of an earlier import at the first read', async () => {
      const { orm } = service.database;
      const { policyHash: declared, textsHash: texts } = consentReceipt;
      const known = [declared, texts].map((hash) => ({ hash, replacedAt: null }));
      const isStored = async () =>
        expect(await readDeclarations(orm, fixtureWebsiteId)).toEqual(
          expect.arrayContaining(known),
        );
      await orm.execute(sql`delete from consent_declarations`);
      await isStored();
      await isStored();
      // An earlier version of the service, which imports meanwhile, knows no texts.
      await orm.execute(sql`
        update consent_declarations set replaced_at = now() where hash = ${texts}`);
      await isStored();
    });

    test('the texts of the dialog can be referred to for 30 days after they were replaced', async () => {
      const changed = edit(first, ({ file, value }) =>
        file === 'components/consentimiento.json' && 'content' in value
          ? { content: { ...Object(value.content), text: 'Usamos más cookies.' } }
          : {},
      );
      await bring(changed);
      expect(await post(consentReceipt.policyHash)).toBe(204);
      await service.database.orm.execute(sql`
        update consent_declarations set replaced_at = now() - interval '31 days'
        where hash = ${consentReceipt.textsHash}`);
      await bring(edit(changed, renamed('anuncios')));
      expect(await post(consentReceipt.policyHash)).toBe(400);
      await bring(first);
      expect(await post(consentReceipt.policyHash)).toBe(204);
    });
  },
);
