import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Characters of a page, about as many as one row of a list has, and the time until the next. */
const PART = 1_500;
const PAUSE_MS = 30;

/** What belongs to the transfer of an answer, not to the answer. */
const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/**
 * A site whose pages come in small parts, as a slow processor reads them. Everything else comes at
 * once.
 *
 * @returns the address to open, and how to end it
 */
export async function readSlowly(site: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const headers = [...answer.headers].filter(([name]) => !ofTransfer.includes(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const html = await answer.text();
      for (let from = 0; from < html.length; from += PART) {
        response.write(html.slice(from, from + PART));
        await sleep(PAUSE_MS);
      }
    } else response.write(new Uint8Array(await answer.arrayBuffer()));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}
