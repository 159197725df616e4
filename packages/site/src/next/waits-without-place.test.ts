import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverState } from '@plaza/page-cache/server';
import { expect, it, onTestFinished } from 'vitest';
import { sendTo } from '../api/send-to-service.ts';
import { markedRead } from './marked-read.ts';
import { plainFetch } from './plain-fetch.ts';

/** A service that answers when it is released, and the place of a request that asks it. */
async function open() {
  const places: string[] = [];
  const { promise: released, resolve: answer } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    asked.resolve();
    void released.then(() => response.end('{}'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const wait = () => {
    places.push('given away');
    return () => void places.push('taken back');
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const inPlace = <T>(work: () => T) => serverState().places.run({ release: () => {}, wait }, work);
  return { url, places, answer, asked: asked.promise, inPlace };
}

const fetches: [string, (url: string) => Promise<unknown>][] = [
  ['content', (url) => markedRead(async () => {}, { folder: 'pages', read: () => readAt(url) })],
  ['another program', (url) => plainFetch(url)],
  [
    'the service of a call',
    (url) => sendTo(url)('/', { method: 'GET', headers: {}, body: undefined, timeoutMs: 5_000 }),
  ],
];

const readAt = async (url: string) => {
  await fetch(url);
  return { value: {}, freshness: 'fresh', fetchedAt: 0 } as const;
};

it.each(fetches)('a request that waits for %s holds no place meanwhile', async (_, ask) => {
  const { url, places, answer, asked, inPlace } = await open();
  const answered = inPlace(() => ask(url));
  await asked;
  expect(places.filter((it) => it === 'taken back')).toEqual([]);
  expect(places).toContain('given away');
  answer();
  await answered;
  expect(places.filter((it) => it === 'taken back')).toHaveLength(places.length / 2);
});
