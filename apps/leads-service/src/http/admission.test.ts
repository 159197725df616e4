import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { problemSchema } from '@plaza/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { type AdmissionLimits, admit } from './admission.ts';

let close = () => {};
afterEach(() => close());

async function serve(handle: RequestListener, limits: AdmissionLimits) {
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
  const ask = async (path: string) => {
    const [answer] = await once(get({ port, path, agent }), 'response');
    return answer as IncomingMessage;
  };
  return { ask, refused: () => refused };
}

/** Answers none but health before it is let. */
function held() {
  const waiting: (() => void)[] = [];
  const handle: RequestListener = ({ url }, response) => {
    if (url === '/livez') response.end('alive');
    else waiting.push(() => response.end('done'));
  };
  return { handle, waiting, letGo: () => waiting.splice(0).map((answer) => answer()) };
}

const untilTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

async function untilHeld(waiting: readonly unknown[], count: number) {
  while (waiting.length < count) await untilTurn();
}

describe('design §3 what is under way at once is bounded', () => {
  test('one more is refused at once, says when to come back, and health is answered', async () => {
    const { handle, waiting, letGo } = held();
    const { ask, refused } = await serve(handle, { inFlight: 3, turnMs: 60_000, turnRequests: 0 });
    const under = [1, 2, 3].map((id) => ask(`/write?id=${id}`));
    await untilHeld(waiting, 3);
    const answer = await ask('/write?id=4');
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
    expect((await ask('/livez')).statusCode).toBe(200);
    letGo();
    for (const answered of await Promise.all(under)) {
      expect(answered.statusCode).toBe(200);
      answered.resume();
      await once(answered, 'end');
    }
    const next = ask('/write?id=5');
    await untilHeld(waiting, 1);
    letGo();
    expect((await next).statusCode).toBe(200);
  });

  test('by path, so that one that waits holds up nobody else', async () => {
    const { handle, waiting, letGo } = held();
    const { ask } = await serve(handle, { inFlight: 1, turnMs: 60_000, turnRequests: 0 });
    const [one, other] = [ask('/impression'), ask('/messages')];
    await untilHeld(waiting, 2);
    letGo();
    expect((await Promise.all([one, other])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ]);
  });
});

test('design §3 a turn of the event loop takes requests for so long, and refuses those after them', async () => {
  const busy: RequestListener = ({ url }, response) => {
    const until = performance.now() + (url === '/livez' ? 0 : 20);
    while (performance.now() < until);
    response.end('done');
  };
  const { ask } = await serve(busy, { inFlight: 1_000, turnMs: 50, turnRequests: 4 });
  // On connections that are open already, so that all requests are there in one turn.
  for (const answer of await Promise.all(Array.from({ length: 60 }, () => ask('/livez')))) {
    answer.resume();
    await once(answer, 'end');
  }
  await untilTurn();
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, id) => ask(id % 2 ? '/livez' : `/read?id=${id}`)),
  );
  const statuses = (health: boolean) =>
    all.filter((_, id) => (id % 2 === 1) === health).map(({ statusCode }) => statusCode);
  expect(new Set(statuses(true))).toEqual(new Set([200]));
  expect(statuses(false).filter((status) => status === 503).length).toBeGreaterThan(3);
  expect(statuses(false).filter((status) => status === 200).length).toBeGreaterThan(0);
});
