import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { problemSchema } from '@plaza/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { admit, type OverloadLimits } from './admission.ts';

let close = () => {};
afterEach(() => close());

async function serve(handle: RequestListener, limits: OverloadLimits) {
  let refused = 0;
  const server = createServer(
    admit(handle, limits, () => {
      refused += 1;
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  close = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  const request = async (path: string) => {
    const [answer] = await once(get({ port, path, agent }), 'response');
    return answer as IncomingMessage;
  };
  return { request, refused: () => refused };
}

/** Responds only to health checks until released. */
function held() {
  const waiting: (() => void)[] = [];
  const handle: RequestListener = ({ url }, response) => {
    if (url === '/livez') response.end('alive');
    else waiting.push(() => response.end('done'));
  };
  return { handle, waiting, release: () => waiting.splice(0).map((answer) => answer()) };
}

const untilTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

async function untilHeld(waiting: readonly unknown[], count: number) {
  while (waiting.length < count) await untilTurn();
}

describe('design §3 concurrent requests are limited', () => {
  test('rejects the next request at once with Retry-After, but not health checks', async () => {
    const { handle, waiting, release } = held();
    const { request, refused } = await serve(handle, {
      inFlight: 3,
      turnMs: 60_000,
      turnRequests: 0,
    });
    const under = [1, 2, 3].map((id) => request(`/write?id=${id}`));
    await untilHeld(waiting, 3);
    const answer = await request('/write?id=4');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'x-content-type-options': 'nosniff',
    });
    const problem = problemSchema.parse(await json(answer));
    expect(problem.type).toBe('urn:plaza:problem:overloaded');
    expect(refused()).toBe(1);
    expect((await request('/livez')).statusCode).toBe(200);
    release();
    for (const answered of await Promise.all(under)) {
      expect(answered.statusCode).toBe(200);
      answered.resume();
      await once(answered, 'end');
    }
    const next = request('/write?id=5');
    await untilHeld(waiting, 1);
    release();
    expect((await next).statusCode).toBe(200);
  });

  test('per path, so that a slow path does not block others', async () => {
    const { handle, waiting, release } = held();
    const { request } = await serve(handle, { inFlight: 1, turnMs: 60_000, turnRequests: 0 });
    const [one, other] = [request('/impression'), request('/messages')];
    await untilHeld(waiting, 2);
    release();
    expect((await Promise.all([one, other])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ]);
  });
});

test('design §3 limits the time of an event loop turn for requests', async () => {
  const busy: RequestListener = ({ url }, response) => {
    const until = performance.now() + (url === '/livez' ? 0 : 20);
    while (performance.now() < until);
    response.end('done');
  };
  const { request } = await serve(busy, { inFlight: 1_000, turnMs: 50, turnRequests: 4 });
  // On open connections, so that all requests arrive in one turn.
  for (const answer of await Promise.all(Array.from({ length: 60 }, () => request('/livez')))) {
    answer.resume();
    await once(answer, 'end');
  }
  await untilTurn();
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, id) => request(id % 2 ? '/livez' : `/read?id=${id}`)),
  );
  const statuses = (health: boolean) =>
    all.filter((_, id) => (id % 2 === 1) === health).map(({ statusCode }) => statusCode);
  expect(new Set(statuses(true))).toEqual(new Set([200]));
  expect(statuses(false).filter((status) => status === 503).length).toBeGreaterThan(3);
  expect(statuses(false).filter((status) => status === 200).length).toBeGreaterThan(0);
});
