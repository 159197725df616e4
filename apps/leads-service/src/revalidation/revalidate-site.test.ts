import { verifyWebhook } from '@plaza/contract/webhook';
import { afterEach, expect, test } from 'vitest';
import { type FakeSite, startFakeSite } from '../../testing/fake-site.ts';
import { revalidateSite } from './revalidate-site.ts';

const secret = 'señal secreta';
const message = { secret, websiteId: 900, tags: ['content', 'content:pages'] };
const timing = { pauses: [1, 1, 1], timeout: 300 };

let site: FakeSite;
afterEach(() => site.stop());

const revalidate = () => revalidateSite({ ...message, siteUrl: site.url }, timing);

test('posts the tags, signed as a Standard Webhook', async () => {
  site = await startFakeSite(204);
  expect(await revalidate()).toBeUndefined();
  const [call] = site.calls;
  expect(call).toMatchObject({ method: 'POST', url: '/api/revalidate' });
  expect(call?.headers['content-type']).toBe('application/json');
  const body = String(call?.body);
  expect(JSON.parse(body)).toEqual({ websiteId: 900, tags: ['content', 'content:pages'] });
  const headers = call?.headers as Record<string, string>;
  expect(verifyWebhook({ headers, body }, secret).id).toMatch(/^msg_/);
});

/** The statuses of a site in order, with the number of calls and the result. */
test.each([
  { site: 'accepts the first call', statuses: [204], calls: 1, outcome: undefined },
  { site: 'is busy at first', statuses: [503, 429, 204], calls: 3, outcome: undefined },
  { site: 'has another secret', statuses: [401], calls: 1, outcome: 'the site answered 401' },
  { site: 'was already notified', statuses: [409], calls: 1, outcome: 'the site answered 409' },
  { site: 'stays broken', statuses: [500], calls: 4, outcome: 'the site answered 500' },
  { site: 'hangs', statuses: [0], calls: 4, outcome: expect.stringContaining('did not answer') },
])('a site that $site', async ({ statuses, calls, outcome }) => {
  site = await startFakeSite(...statuses);
  expect(await revalidate()).toEqual(outcome);
  expect(site.calls).toHaveLength(calls);
  const ids = site.calls.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(calls);
});

test('returns the reason if the site is down', async () => {
  site = await startFakeSite(204);
  await site.stop();
  expect(await revalidate()).toMatch(/did not answer: .*ECONNREFUSED/);
  site = await startFakeSite(204);
});
