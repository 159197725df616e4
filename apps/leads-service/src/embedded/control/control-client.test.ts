import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFixture } from '../../../testing/fixture-content.ts';
import { importThrough } from '../../../testing/import-entities.ts';
import { controlSocket } from './control-socket.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A data folder whose socket treats one connection after another so, the last one for ever. */
async function serve(...handlers: [Handler, ...Handler[]]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-client-'));
  let connections = 0;
  const server = createServer((request, response) => {
    const handle = handlers[Math.min(connections, handlers.length - 1)] as Handler;
    connections += 1;
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(controlSocket(dataDir).path, resolve));
  onTestFinished(() => {
    server.close();
    rmSync(dataDir, { recursive: true });
  });
  return { dataDir, connections: () => connections };
}

const result = {
  ...{ websiteId: 900, changed: false, version: 3, entries: 52, folders: {} },
  website: 'unchanged',
};

const hangUp: Handler = ({ socket }) => socket.destroy();
const refuse: Handler = (request, response) => {
  request.once('data', () => {
    response.writeHead(400, { connection: 'close' });
    response.end(JSON.stringify({ error: 'the disk is full' }), () => request.socket.destroySoon());
  });
};
const accept: Handler = (request, response) => {
  request.resume().once('end', () => response.end(JSON.stringify({ result })));
};

/** More than the buffers of a socket hold. */
async function largeContent() {
  const { website, entities } = await readFixture();
  const [first] = entities.filter(({ folder }) => folder === 'posts');
  const copies = Array.from({ length: 4000 }, (_, index) => ({
    ...first,
    value: { ...first?.value, id: `copy-${index}` },
  }));
  return { website, entities: copies as typeof entities };
}

test('design §3 reports why a service refused early, not the broken pipe', async () => {
  const { dataDir, connections } = await serve(refuse);
  const sent = importThrough(dataDir, await largeContent());
  await expect(sent).rejects.toThrow('The service rejected the content: the disk is full');
  expect(connections()).toBe(1);
});

test('design §3 a connection that breaks without an answer is tried again', async () => {
  const { dataDir, connections } = await serve(hangUp, hangUp, accept);
  expect(await importThrough(dataDir, await largeContent())).toEqual({ result });
  expect(connections()).toBe(3);
});

test('design §3 a service that always breaks the connection is named, with the reason', async () => {
  const { dataDir, connections } = await serve(hangUp);
  const sent = importThrough(dataDir, await readFixture());
  await expect(sent).rejects.toThrow(
    /^The service on .* closed the connection: .*(hang up|EPIPE|ECONNRESET)/,
  );
  expect(connections()).toBe(4);
});
