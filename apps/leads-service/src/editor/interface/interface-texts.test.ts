import type { InterfaceText } from '@plaza/contract/editor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  grantOf,
  signInEditor,
} from '../../../testing/editor.ts';
import { fixtureWebsiteId } from '../../../testing/fixture-content.ts';
import type { TestService } from '../../../testing/test-service.ts';
import { websites } from '../../database/schema.ts';
import { readWebsiteSettings } from '../website-settings.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const entryOf = (slug: string) => ({ folder: 'components', locale: 'es-ES', id: slug });

const component = (slug: string, text: string) => ({
  ...{ id: slug, locale: 'es-ES', updatedAt: '2026-11-28T09:00:00Z', slug, type: 'richText' },
  name: slug,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

describe('§7.1 the texts of the interface', () => {
  let service: TestService;
  let ana: EditorClient;

  beforeAll(async () => {
    service = await createEditorService('postgres');
    ana = await signInEditor(service, 'ana', [grantOf('owner')]);
  });
  afterAll(() => service?.stop());

  const textsOf = async (locale: string) =>
    new Map<string, InterfaceText>(
      (await ana.call('GET', `/texts/${locale}`)).body.texts.map((text: InterfaceText) => [
        text.key,
        text,
      ]),
    );
  const check = async (slug: string, text: string, change: object = {}) => {
    const sent = JSON.stringify({ ...component(slug, text), ...change });
    const { body } = await ana.call('POST', '/check', { entry: entryOf(slug), text: sent });
    return body.findings.map(
      ({ path, message }: { path: string[]; message: string }) => `${path.join('.')}: ${message}`,
    );
  };
  /** As an import of `website.json` after the site's configuration changed. */
  const changeSettings = async (change: object) => {
    const { database } = service;
    const settings = await readWebsiteSettings(database.orm, fixtureWebsiteId);
    await database.writes
      .update(websites)
      .set({ settings: { ...settings, ...change } })
      .where(eq(websites.id, fixtureWebsiteId));
  };

  it('names every text of the locale with its slug and placeholders, one per plural form', async () => {
    const spanish = await textsOf('es-ES');
    expect(spanish.size).toBeGreaterThan(900);
    expect(spanish.get('instalments_many')).toEqual({
      ...{ key: 'instalments_many', slug: 'instalments-many' },
      text: expect.stringContaining('{amount'),
      placeholders: { count: 'count', amount: 'money' },
    });
    expect(spanish.get('job-type-fullTime')?.slug).toBe('job-type-fulltime');
    const swedish = await textsOf('sv-SE');
    expect([...swedish.keys()].filter((key) => key.startsWith('instalments_'))).toEqual([
      ...['instalments_one', 'instalments_other'],
    ]);
    expect((await textsOf('fi-FI')).size).toBe(0);
  });

  it('has the texts that the site itself sets, and the law of its country', async () => {
    const before = (await textsOf('es-ES')).get('footer-statement')?.text;
    const { countries = [] } = await readWebsiteSettings(service.database.orm, fixtureWebsiteId);
    const own = { 'es-ES': { 'footer-statement': 'Muestra compara.' } };
    await changeSettings({ interfaceTexts: own });
    expect((await textsOf('es-ES')).get('footer-statement')?.text).toBe('Muestra compara.');
    await changeSettings({ countries: countries.map((each) => ({ ...each, law: 'mx-cat' })) });
    expect(await check('credit-warning', 'Ojo')).toEqual([]);
    await changeSettings({ interfaceTexts: {}, countries });
    expect((await textsOf('es-ES')).get('footer-statement')?.text).toBe(before);
  });

  it.each([
    ['last-updated', 'Al día', ['body: last-updated cannot be shown: {date} is missing']],
    [
      'last-updated',
      '{date} {autor}',
      ['body: last-updated cannot be shown: there is no argument {autor}'],
    ],
    ['instalments-one', 'un pago de {amount}', [expect.stringContaining('{count} is missing')]],
    ['credit-warning', 'Gratis', [expect.stringContaining('warns with “Gratis” instead of')]],
    ['last-updated', 'Al día: {date}', []],
  ])('checks %s as the site does: %s', async (slug, text, findings) => {
    expect(await check(slug, text)).toEqual(findings);
  });

  it('names the part of a banner whose text would be refused', async () => {
    const banner = { type: 'banner', body: undefined, heading: 'No está', text: '{date}' };
    expect(await check('not-found', '', banner)).toEqual([
      'text: not-found-text cannot be shown: there is no argument {date}',
    ]);
  });

  it('refuses to publish what the site would refuse, also with a reason', async () => {
    const save = async (text: string, draftVersion: number) => {
      const sent = { text: JSON.stringify(component('last-updated', text)), baseVersion: 0 };
      const address = '/drafts/components/es-ES/last-updated';
      return (await ana.call('PUT', address, { ...sent, draftVersion })).body.draft.version;
    };
    const publish = (draftVersion: number) =>
      ana.call('POST', '/publish', {
        ...{ reason: 'a test', entries: [{ ...entryOf('last-updated'), draftVersion }] },
      });
    const wrong = await save('Al día', 0);
    const refused = await publish(wrong);
    expect(refused.status).toBe(422);
    expect(refused.body.refused[0].findings[0]).toMatchObject({ rule: 'edited-texts' });
    expect((await publish(await save('Al día: {date}', wrong))).status).toBe(200);
  });
});
