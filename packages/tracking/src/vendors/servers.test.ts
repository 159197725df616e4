import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type ContactRule, formatContact } from '../core/server/format-contact.ts';
import { isNotifiedOf, serversFor } from '../core/server/servers-for.ts';
import type {
  ServerEvent,
  ServerVendor,
  ServerVisitor,
  VendorAccess,
} from '../model/vendors/server-vendor.ts';
import type { ServerStub } from '../testing/server-stub.ts';
import { accessToken } from './google/access-token.ts';
import type { Vendor } from './rows.ts';
import { serverStubs } from './server-stubs.ts';
import { vendorServers } from './servers.ts';

const now = Date.parse('2026-11-28T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const event: ServerEvent = {
  ...{ name: 'generate_lead', id: 'jIp_Xj8LTFedNR8PLzxN-A', time: now - HOUR },
  ...{ value: 38.5, currency: 'EUR', item: '42', url: 'https://www.olivar.example/' },
};
const visitor: ServerVisitor = {
  ...{ email: sha256('ana@example.com'), phone: sha256('34600111222'), userAgent: 'Mozilla/5.0' },
  ...{ clickId: '0123456789abcdef0123456789abcdef', arrivedAt: now - DAY },
};
const access: VendorAccess = { account: '1234567890', action: '77', token: '' };

const names = Object.keys(vendorServers) as Vendor[];
const partsOf = (vendor: Vendor) =>
  ({ server: vendorServers[vendor], stub: serverStubs[vendor] }) as {
    server: ServerVendor;
    stub: ServerStub;
  };

/** The token with which the vendor accepts requests. */
function tokenOf(vendor: Vendor): string {
  const { server, stub } = partsOf(vendor);
  if (!server.exchange) return `${stub.credential}`;
  const answer = send(vendor, server.exchange.request(stub.credential, now));
  return server.exchange.read(answer.body)?.token ?? '';
}

function send(vendor: Vendor, request: ReturnType<ServerVendor['request']>) {
  if (!request) throw new Error('There is no request');
  const { host, pathname: path } = new URL(request.url);
  expect(partsOf(vendor).stub.hosts).toContain(host);
  const { headers, body } = request;
  return partsOf(vendor).stub.answer({ host, path, headers, body, now });
}

type Changes = {
  readonly event?: Partial<ServerEvent>;
  readonly visitor?: ServerVisitor;
  readonly token?: string;
};

function notify(vendor: Vendor, changes: Changes = {}) {
  const { server } = partsOf(vendor);
  const answer = send(
    vendor,
    server.request({
      event: { ...event, ...changes.event },
      visitor: changes.visitor ?? visitor,
      access: { ...access, token: changes.token ?? tokenOf(vendor) },
    }),
  );
  return { ...answer, ...server.outcome(answer) };
}

describe.each(names)('the server of %s', (vendor) => {
  const { server } = partsOf(vendor);

  test('takes every event as its documentation says, by the id of the browser', () => {
    for (const name of Object.keys(server.events) as ServerEvent['name'][]) {
      const { outcome, events } = notify(vendor, { event: { name } });
      const named = server.hasActions ? '77' : server.events[name];
      const counted = { name: named, id: event.id, value: 38.5, currency: 'EUR' };
      expect([outcome, events]).toEqual(['taken', [counted]]);
    }
  });

  test('gets no field without a value, and no money without a currency', () => {
    const { item: _, value: __, currency: ___, ...bare } = event;
    const request = server.request({ event: bare, visitor, access: { ...access, token: 'x' } });
    expect(request?.body).not.toMatch(
      /undefined|null|"value"|onversionValue|urrency|contents?_?id/i,
    );
    expect(notify(vendor, { event: { currency: undefined } as never }).outcome).toBe('taken');
  });

  test('refuses an event that is too old, and one that was refused is not tried again', () => {
    expect(notify(vendor, { event: { time: now - server.maxAge + HOUR } }).outcome).toBe('taken');
    const late = notify(vendor, { event: { time: now - server.maxAge - HOUR } });
    expect(late).toMatchObject({ outcome: 'refused' });
  });

  test('refuses contact data that is not hashed', () => {
    const plain = { ...visitor, email: 'ana@example.com' };
    expect(notify(vendor, { visitor: plain }).outcome).toBe('refused');
  });

  test('is asked again with a token that was refused, and when it is away', () => {
    const { outcome, code } = notify(vendor, { token: 'old' }) as { outcome: string; code: string };
    expect([outcome, code]).toEqual(['retry', expect.stringMatching(/^\d{3}( [\w.-]+)?$/)]);
    for (const status of [429, 500, 503])
      expect(server.outcome({ status, body: undefined }).outcome).toBe('retry');
  });

  test('gets nothing that connects the event with nobody', () => {
    const nobody = { userAgent: 'Mozilla/5.0' };
    expect(server.request({ event, visitor: nobody, access })).toBeUndefined();
  });

  test('gets the token in no address', () => {
    const request = server.request({
      event,
      visitor,
      access: { ...access, token: 'secret-token' },
    });
    expect(request?.url).not.toContain('secret-token');
  });
});

const person = { email: ' Ana.Pérez+cash@Gmail.com ', phone: '600 11 12 22' };
const formats: readonly [Vendor, ContactRule, email: string, phone: string][] = [
  ['meta', 'documentation', 'ana.pérez+cash@gmail.com', '34600111222'],
  ['tiktok', 'documentation', 'ana.pérez+cash@gmail.com', '+34600111222'],
  ['google', 'documentation', 'anapérez@gmail.com', '+34600111222'],
  ['bing', 'documentation', 'anaperez@gmail.com', '+34600111222'],
  ['meta', 'specification', 'anaperez@gmail.com', '34600111222'],
  ['tiktok', 'specification', 'anaperez@gmail.com', '+34600111222'],
  ['google', 'specification', 'anaperez@gmail.com', '+34600111222'],
];
test.each(formats)('§5 %s hashes, by its %s, %s and %s', (...row) => {
  const [vendor, rule, email, phone] = row;
  const formatted = formatContact(partsOf(vendor).server, person, { rule, phoneCode: '34' });
  expect(formatted).toEqual({ email, phone });
});

test('§5 only Gmail ignores dots at Google', () => {
  const { server } = partsOf('google');
  const given = { email: 'User.Name+NYC@Example.com' };
  const formatted = formatContact(server, given, { rule: 'documentation', phoneCode: '34' });
  expect(formatted).toEqual({ email: 'user.name+nyc@example.com' });
});

const bodyOf = (vendor: Vendor, changes: Changes) => {
  const { server } = partsOf(vendor);
  const request = server.request({
    event: { ...event, ...changes.event },
    visitor: changes.visitor ?? visitor,
    access: { ...access, token: 't' },
  });
  return request && JSON.parse(request.body);
};

test('Meta gets the click id of its cookie, or that of the arrival with its case', () => {
  const click = { clickId: 'IwAR0aBc', arrivedAt: 1_700_000_000_000, userAgent: 'x' };
  const fbcOf = (who: ServerVisitor) => bodyOf('meta', { visitor: who }).data[0].user_data.fbc;
  expect(fbcOf(click)).toBe('fb.1.1700000000000.IwAR0aBc');
  expect(fbcOf({ ...click, storedClickId: 'fb.1.2.x' })).toBe('fb.1.2.x');
});

test('Meta gets events of a website with the browser alone, and those of lenders without', () => {
  const { userAgent: _, ...unknown } = visitor;
  expect(bodyOf('meta', { visitor: unknown })).toBeUndefined();
  const lender = bodyOf('meta', { visitor: unknown, event: { name: 'conversion_approved' } });
  expect(lender.data[0]).toMatchObject({
    ...{ event_name: 'Purchase', action_source: 'system_generated' },
    custom_data: { value: 38.5, currency: 'EUR' },
  });
});

test('Google gets a click id under the name that it came with, for 90 days', () => {
  const idsOf = (who: ServerVisitor) => bodyOf('google', { visitor: who }).events[0].adIdentifiers;
  const clickId = 'EAIaIQ';
  expect(idsOf({ clickId })).toEqual({ gclid: clickId });
  expect(idsOf({ clickId, clickAlias: 'wbraid' })).toEqual({ wbraid: clickId });
  expect(idsOf({ clickId, clickAlias: 'gbraid', userAgent: 'x' })).toEqual({
    ...{ gbraid: clickId, landingPageDeviceInfo: { userAgent: 'x' } },
  });
  const old = { ...visitor, arrivedAt: event.time - 91 * DAY };
  expect(idsOf(old)).toBeUndefined();
});

test('Google exchanges the key of a service account by a signed claim', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const request = accessToken.request({ client_email: 'a@b.example', private_key }, now);
  expect(send('google', request).status).toBe(200);
  const [, claim = ''] = new URLSearchParams(request.body).get('assertion')?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toMatchObject({
    ...{ iss: 'a@b.example', aud: 'https://oauth2.googleapis.com/token', iat: now / 1000 },
    scope: 'https://www.googleapis.com/auth/datamanager',
  });
  expect(() => accessToken.request('a token', now)).toThrow(/need client_email and private_key/);
});

test('TikTok answers 200 with a code: wrong parameters are final, a busy API is not', () => {
  const { server } = partsOf('tiktok');
  const outcome = (code: number) => server.outcome({ status: 200, body: { code } }).outcome;
  expect([0, 40_002, 40_100, 40_105, 50_000].map(outcome)).toEqual([
    ...['taken', 'refused', 'retry', 'retry', 'retry'],
  ]);
});

test('Microsoft can accept a request and refuse its event', () => {
  const { server } = partsOf('bing');
  const details = [{ index: 0, errorCode: 'InvalidField', isWarning: false }];
  const body = { eventsReceived: 0, error: { details } };
  expect(server.outcome({ status: 200, body })).toEqual({
    ...{ outcome: 'refused', code: '400 InvalidField' },
  });
  const warned = { eventsReceived: 1, error: { details: [{ isWarning: true }] } };
  expect(server.outcome({ status: 200, body: warned })).toEqual({ outcome: 'taken' });
});

test('Microsoft gets no click id that is none of its own', () => {
  const { userData } = bodyOf('bing', { visitor: { ...visitor, clickId: 'x' } }).data[0];
  expect(userData).toEqual({
    em: visitor.email,
    ph: visitor.phone,
    clientUserAgent: 'Mozilla/5.0',
  });
});

test('§4.1 a site notifies vendors with an account, by locale, product type and channel', () => {
  const site = {
    productType: 1,
    serverVendors: {
      meta: { account: { 'es-ES': '1' } },
      google: { account: '1234567890', actions: { generate_lead: '7' } },
      tiktok: { account: 'ABCDEFGH' },
      clarity: { account: 'x' },
      unknown: { account: 'x' },
    },
  };
  const notified = (...at: [Partial<typeof site>, ServerEvent['name'], string]) =>
    serversFor({ ...site, ...at[0] }, at[1], at[2]).map(({ vendor }) => vendor);
  expect(notified({}, 'generate_lead', 'es-ES')).toEqual(['meta', 'google', 'tiktok']);
  expect(notified({}, 'generate_lead', 'sv-SE')).toEqual(['google', 'tiktok']);
  expect(notified({}, 'conversion_approved', 'es-ES')).toEqual(['meta', 'tiktok']);
  expect(notified({ productType: 17 }, 'generate_lead', 'es-ES')).toEqual(['google']);
  expect(notified({ serverVendors: undefined } as never, 'generate_lead', 'es-ES')).toEqual([]);
  expect([isNotifiedOf('bing', 5), isNotifiedOf('bing', 2), isNotifiedOf('bing', null)]).toEqual([
    ...[true, false, false],
  ]);
  expect([isNotifiedOf('tiktok', 2), isNotifiedOf('meta', null)]).toEqual([false, true]);
});
