import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createEditorService,
  type EditorClient,
  editorUrl,
  grantOf,
  signInEditor,
} from '../../../testing/editor.ts';
import { type FakeSite, startFakeSite } from '../../../testing/fake-site.ts';
import type { TestService } from '../../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const previewUrl = 'https://preview.example';

describe('the preview', () => {
  let service: TestService;
  let instance: FakeSite;
  let ana: EditorClient;

  beforeAll(async () => {
    instance = await startFakeSite(204);
    service = await createEditorService('postgres', {
      revalidateSecret: 'a secret that two services share',
      previewUrls: [{ websiteId: 900, url: `${previewUrl}/` }],
      previewInstances: [
        { websiteId: 900, url: instance.url },
        { websiteId: 901, url: 'http://127.0.0.1:9' },
      ],
    });
    ana = await signInEditor(service, 'ana', [grantOf('writer')]);
  });
  afterAll(async () => {
    await service?.stop();
    await instance.stop();
  });

  const open = async (ticket: string, websiteId = 900, origin = editorUrl) =>
    service.app.inject({
      ...{ method: 'POST', url: `/editor/previews/${websiteId}/sessions` },
      ...{ headers: { origin }, payload: { ticket } },
    });
  const access = async (token: string, websiteId = 900) =>
    (
      await service.app.inject({
        url: `/editor/previews/${websiteId}/access`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  const ticketOf = async (editor: EditorClient): Promise<string> =>
    (await editor.call('POST', '/preview')).body.ticket;
  const share = async (path = '/guias/') =>
    (await ana.call('POST', '/preview/links', { path })).body;
  const tokenOf = ({ url }: { readonly url: string }) => url.split('/_preview/link/')[1] ?? '';
  const expire = (where: ReturnType<typeof sql>) =>
    service.database.orm.execute(sql`
      update editor_previews set expires_at = now() - interval '1 second' where ${where}`);

  it('opens by a ticket that works once, for one website', async () => {
    const ticket = await ticketOf(ana);
    expect((await open(ticket, 901)).statusCode).toBe(401);
    expect((await open(ticket, 900, 'https://elsewhere.example')).statusCode).toBe(403);
    // A ticket is no access, and nothing else is a ticket.
    expect(await access(ticket)).toBe(401);
    const both = await Promise.all([open(ticket), open(ticket)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const { token } = both.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    expect([await access(token), await access(token, 901)]).toEqual([200, 401]);
    expect((await open(token)).statusCode).toBe(401);
  });

  it('refuses a late ticket and forged tokens', async () => {
    const ticket = await ticketOf(ana);
    await expire(sql`kind = 'ticket'`);
    expect((await open(ticket)).statusCode).toBe(401);
    for (const forged of ['', 'x', 'x'.repeat(43), "' or true --", '%00', 'y'.repeat(5_000)])
      expect(await access(encodeURIComponent(forged))).toBe(401);
    expect((await open('short')).statusCode).toBe(400);
  });

  it('ends when its editor signs out, and when the grant is taken away', async () => {
    const eva = await signInEditor(service, 'eva', [grantOf('writer')]);
    const { token } = (await open(await ticketOf(eva))).json();
    const { body } = await eva.call('POST', '/preview/links', { path: '/' });
    expect([await access(token), await access(tokenOf(body))]).toEqual([200, 200]);
    await eva.request({ method: 'POST', url: '/editor/auth/sign-out', payload: {} });
    expect([await access(token), await access(tokenOf(body))]).toEqual([401, 200]);
    await service.database.orm.execute(
      sql`delete from editor_grants where user_id = ${eva.userId}`,
    );
    expect(await access(tokenOf(body))).toBe(401);
    expect((await ana.call('GET', '/preview/links')).body.links).toEqual([]);
  });

  it('names the locales of the grants, to those as well with whom a link is shared', async () => {
    const sven = await signInEditor(service, 'sven', [grantOf('writer', 'sv-SE')]);
    const { token } = (await open(await ticketOf(sven))).json();
    const { body } = await sven.call('POST', '/preview/links', { path: '/se/' });
    const localesOf = async (given: string) =>
      (
        await service.app.inject({
          url: '/editor/previews/900/access',
          headers: { authorization: `Bearer ${given}` },
        })
      ).json().locales;
    const swedishOnly = [
      { locale: 'es-ES', pathPrefix: '', isGranted: false },
      { locale: 'sv-SE', pathPrefix: 'se', isGranted: true },
    ];
    expect(await localesOf(token)).toEqual(swedishOnly);
    expect(await localesOf(tokenOf(body))).toEqual(swedishOnly);
    const ofAll = (await open(await ticketOf(ana))).json().token;
    expect(await localesOf(ofAll)).toBeUndefined();
    await service.database.orm.execute(
      sql`delete from editor_grants where user_id = ${sven.userId}`,
    );
  });

  it('shares a page for a day, by a link that is stored as a hash alone', async () => {
    const shared = await share();
    expect(shared.url).toMatch(/^https:\/\/preview\.example\/_preview\/link\/[\w-]{43}$/);
    const { createdAt, expiresAt } = shared.link;
    const hours = (Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect((await ana.call('GET', '/preview/links')).body.links).toEqual([shared.link]);
    const token = tokenOf(shared);
    expect([await access(token), await access(token, 901)]).toEqual([200, 401]);
    const { rows } = await service.database.orm.execute(sql`
      select 1 from editor_previews where hash = ${token}`);
    expect(rows).toEqual([]);
    await expire(sql`id = ${shared.link.id}`);
    expect(await access(token)).toBe(401);
    expect((await ana.call('GET', '/preview/links')).body.links).toEqual([]);
  });

  it('gives no access to the editor, nor to drafts', async () => {
    const token = tokenOf(await share());
    for (const url of [
      '/editor/session',
      '/website/900/editor/entries',
      '/draft/website/900/api/content/paths',
      `/draft/${token}/website/900/api/content/paths`,
    ]) {
      const headers = {
        authorization: `Bearer ${token}`,
        cookie: `preview=${token}; editor.session_token=${token}; __Secure-editor.session_token=${token}`,
      };
      expect((await service.app.inject({ url, headers })).statusCode).toBe(401);
    }
  });

  it('revokes a link, once, and records both acts', async () => {
    const shared = await share('/guias/');
    const { id } = shared.link;
    expect((await ana.call('DELETE', `/preview/links/${id}`)).status).toBe(200);
    expect(await access(tokenOf(shared))).toBe(401);
    expect((await ana.call('DELETE', `/preview/links/${id}`)).status).toBe(404);
    const { rows } = await service.database.orm.execute<{ action: string }>(sql`
      select action, details from editor_audit where details->>'link' = ${id} order by id`);
    expect(rows.map(({ action }) => action)).toEqual(['preview.share', 'preview.revoke']);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(shared));
    for (const path of ['//evil.example/', 'https://evil.example/', '/\\evil.example', ''])
      expect((await ana.call('POST', '/preview/links', { path })).status).toBe(400);
  });

  it('notifies the instance of the website when a draft is saved or discarded', async () => {
    const address = '/drafts/posts/es-ES/post-1';
    const earlier = instance.calls.length;
    const { body: known } = await ana.call('GET', address);
    const base = { baseVersion: known.published.version, draftVersion: 0 };
    const saved = await ana.call('PUT', address, { text: known.published.text, ...base });
    expect(instance.calls.slice(earlier).map(({ body }) => JSON.parse(body))).toEqual([
      {
        websiteId: 900,
        tags: [
          ...['content:posts:es-ES:post-1', 'content:posts:es-ES', 'content:posts:es-ES:order'],
        ],
      },
    ]);
    const { version } = saved.body.draft;
    await ana.call('DELETE', `${address}?draftVersion=${version}`);
    expect(instance.calls).toHaveLength(earlier + 2);
  });

  it('saves without delay while the instance hangs', async () => {
    const hanging = await startFakeSite(0);
    const slow = await createEditorService('postgres', {
      revalidateSecret: 'a secret that two services share',
      previewInstances: [{ websiteId: 900, url: hanging.url }],
    });
    const editor = await signInEditor(slow, 'slow', [grantOf('writer')]);
    const { body } = await editor.call('GET', '/drafts/posts/es-ES/post-1');
    const { version: baseVersion, text } = body.published;
    const began = Date.now();
    const wanted = { text, baseVersion, draftVersion: 0 };
    expect((await editor.call('PUT', '/drafts/posts/es-ES/post-1', wanted)).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(5_000);
    await hanging.stop();
    await slow.stop();
  });
});
