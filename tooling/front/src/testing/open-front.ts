import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort, type LocalServer, serveLocally, waitForAnswer } from '@plaza/testing';
import { onTestFinished } from 'vitest';
import type { FrontOptions } from '../model/front-options.ts';
import { startFront } from '../start-front.ts';

/** An instance of a site that answers as a test wants, and what it was asked. */
export type Origin = LocalServer & {
  readonly seen: IncomingMessage[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

export async function openOrigin(answer: Origin['answer']): Promise<Origin> {
  const seen: IncomingMessage[] = [];
  const server = await serveLocally((received, response) => {
    seen.push(received);
    origin.answer(received, response);
  });
  const origin: Origin = { ...server, seen, answer };
  onTestFinished(() => (isOpen(server.url) ? server.close() : undefined));
  return origin;
}

const closed = new Set<string>();
const isOpen = (url: string) => !closed.has(url);

/** Ends an origin in the middle of a test. */
export async function closeOrigin({ url, close }: Origin): Promise<void> {
  closed.add(url);
  await close();
}

export const hostOf = ({ url }: Pick<Origin, 'url'>): string => new URL(url).host;

export type Asked = {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** From which of this machine's addresses. */
  readonly localAddress?: string;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
};

/** Sends a request with any host and path, letter for letter, and reads its answer. */
export function ask(base: string, path: string, of: Asked = {}) {
  const { method, headers = {}, body, localAddress } = of;
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const { hostname, port } = new URL(base);
  const options = { hostname, port, path, method, headers, localAddress, agent: false };
  const sent = request(options, async (answer) => {
    const text = `${await buffer(answer)}`;
    const given = answer.headers as Answered['headers'];
    resolve({ status: answer.statusCode ?? 0, headers: given, text });
  });
  sent.once('error', reject).end(body);
  return promise;
}

type SiteOptions = Partial<Omit<FrontOptions, 'sites'>> & {
  readonly site?: Partial<FrontOptions['sites'][number]>;
};

/** A front before a site of several instances, each with its answer. */
export async function openSite(
  answers: readonly Origin['answer'][],
  { site, ...options }: SiteOptions = {},
) {
  const origins = await Promise.all(answers.map(openOrigin));
  const sites = [{ hosts: ['*'], instances: origins.map(hostOf), parameters: [], ...site }];
  return { origins, ...(await openFront({ sites, ...options })) };
}

/** nginx as a child, with its own folder and ports. */
export async function openFront(options: Pick<FrontOptions, 'sites'> & Partial<FrontOptions>) {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-front-'));
  const [port, purgePort] = [await freePort(), await freePort()];
  const front = await startFront({
    ...{ folder, listen: `127.0.0.1:${port}`, purgeListen: `127.0.0.1:${purgePort}` },
    ...{ workerProcesses: 1, accessLog: false, ...options },
  });
  onTestFinished(async () => {
    await front.end();
    await rm(folder, { recursive: true });
  });
  const purgeUrl = `http://127.0.0.1:${purgePort}`;
  await waitForAnswer(`${purgeUrl}/healthz`, front.running);
  return { url: `http://127.0.0.1:${port}`, port, purgeUrl, folder, pid: front.running.child.pid };
}
