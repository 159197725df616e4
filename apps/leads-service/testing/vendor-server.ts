import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CountedEvent, type ServerStub, serverStubs } from '@plaza/tracking/server-testing';

export interface TakenEvent extends CountedEvent {
  readonly vendor: string;
}

export interface VendorServer {
  /** For `VENDOR_URL`. */
  readonly url: string;
  /** Every event that was taken, also twice. */
  readonly taken: readonly TakenEvent[];
  /** What the vendors count: each name and id once. */
  counted(): readonly TakenEvent[];
  /** Bodies of requests for events, by vendor. */
  readonly bodies: readonly { readonly vendor: string; readonly body: string }[];
  /** Answers of vendors that refused a request. */
  readonly refusals: readonly { readonly vendor: string; readonly body: unknown }[];
  /** The next requests for events get these statuses, or no answer at all (0). */
  fail(...statuses: readonly number[]): void;
  /** Called when a request for an event has arrived, before it is answered. */
  onEvent(action: (() => Promise<void> | void) | undefined): void;
  stop(): Promise<void>;
}

/** All vendors at one address: their hosts are its folders, and each answers as it documents. */
export async function startVendorServer(port = 0): Promise<VendorServer> {
  const taken: TakenEvent[] = [];
  const bodies: { vendor: string; body: string }[] = [];
  const refusals: { vendor: string; body: unknown }[] = [];
  const statuses: number[] = [];
  let before: (() => Promise<void> | void) | undefined;
  const stubs = Object.entries<ServerStub>(serverStubs as Record<string, ServerStub>);
  const server = createServer(async (request, response) => {
    const [, host = '', ...rest] = (request.url ?? '').split('/');
    const body = await text(request);
    const [vendor, stub] = stubs.find(([, { hosts }]) => hosts.includes(host)) ?? [];
    if (!vendor || !stub) return void response.writeHead(404).end();
    const headers = request.headers as Record<string, string>;
    const answer = stub.answer({
      host,
      path: `/${rest.join('/')}`,
      headers,
      body,
      now: Date.now(),
    });
    const isEvent = !('access_token' in answer.body);
    if (isEvent) {
      bodies.push({ vendor, body });
      await before?.();
      const status = statuses.shift();
      if (status === 0) return void request.socket.destroy();
      if (status !== undefined) return void response.writeHead(status).end('{}');
    }
    if (!answer.events && isEvent) refusals.push({ vendor, body: answer.body });
    for (const event of answer.events ?? []) taken.push({ vendor, ...event });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ taken, bodies, refusals },
    counted: () => [
      ...new Map(
        taken.map((event) => [`${event.vendor} ${event.name} ${event.id}`, event]),
      ).values(),
    ],
    fail: (...given) => void statuses.push(...given),
    onEvent(action) {
      before = action;
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

/** Credentials that the vendors accept, for every website. */
export const vendorCredentials = {
  '*': Object.fromEntries(
    Object.entries(serverStubs as Record<string, ServerStub>).map(([vendor, { credential }]) => [
      vendor,
      credential,
    ]),
  ),
};

/** Accounts at every vendor, as in `website.json`. */
export const serverVendors = {
  meta: { account: { 'es-ES': '1234567890' }, contact: 'documentation' },
  google: {
    account: '1234567890',
    manager: '9876543210',
    contact: 'documentation',
    actions: {
      sign_up: '11',
      generate_lead: '12',
      select_content: '13',
      conversion_pending: '14',
      conversion_approved: '15',
    },
  },
  tiktok: { account: 'ABCDEFGH12345', contact: 'documentation' },
  bing: { account: '7654321' },
} as const;
