import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { warnUnnotified } from './warn-unnotified.ts';

const sites = [{ websiteId: 101, url: 'https://site.example' }];

/** What a service with these settings logs at its start. */
async function startLog(settings: Parameters<typeof warnUnnotified>[1]): Promise<string> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  warnUnnotified(app, settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return lines.join('');
}

test('a start without the secret of REVALIDATE_URLS says that no site is notified', async () => {
  const log = await startLog({ revalidateUrls: sites, revalidateSecret: undefined });
  expect(JSON.parse(log)).toMatchObject({
    sites: ['101=https://site.example'],
    msg: expect.stringMatching(/^REVALIDATE_URLS is set without REVALIDATE_SECRET: no site/),
  });
});

test.each([
  ['with the secret', { revalidateUrls: sites, revalidateSecret: 'x'.repeat(32) }],
  ['without sites', { revalidateUrls: [], revalidateSecret: undefined }],
])('a start %s says nothing', async (_, settings) => {
  expect(await startLog(settings)).toBe('');
});
