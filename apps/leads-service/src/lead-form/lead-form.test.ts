import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureWebsiteId } from '../../testing/fixture-content.ts';
import { leadForm } from '../../testing/lead.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { buildApp } from '../app.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const address = `/sandbox-form/${fixtureWebsiteId}`;
const parentOrigin = 'http://127.0.0.1:3000';
const sandbox = { leadFormSandbox: true, leadFormOrigins: ['https://olivar.example'] };

/** What a form's HTML says, without its markup. */
const wordsOf = (html: string) => html.replace(/<(style|script)>.*?<\/\1>|<[^>]*>/gs, ' ');

describe.each(databaseEngines)('the sandbox lead form on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine, sandbox);
  });
  afterAll(() => service.stop());

  async function post(changes: Record<string, string | undefined>) {
    const fields = Object.entries({ ...leadForm, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    const response = await service.app.inject({
      method: 'POST',
      url: address,
      payload: new URLSearchParams(fields as [string, string][]).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'a browser',
        'x-forwarded-for': '192.0.2.1',
      },
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  }

  async function stored(eventId: string) {
    const query = sql`select * from leads where event_id = ${eventId}`;
    return (await service.database.orm.execute<Record<string, unknown>>(query)).rows;
  }

  const eventId = (number: number) => `0198c5f2-5b7e-7000-8000-${`${number}`.padStart(12, '0')}`;

  test('stores what was asked for, and nothing of where it came from', async () => {
    const came = { whiteLabelToken: 'olivar', pubid: '12', channelId: '2', keyword: 'préstamo' };
    const { status, headers, body } = await post({ eventId: eventId(1), parentOrigin, ...came });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const [row, ...others] = await stored(eventId(1));
    expect(others).toEqual([]);
    expect(row).toEqual({
      website_id: fixtureWebsiteId,
      event_id: eventId(1),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      form_token: 'olivar-es-lp',
      white_label_token: 'olivar',
      name: 'Ana Ruiz',
      email: 'ana@correo.example',
      phone: '+34612345678',
      amount: 500,
      term_months: 3,
      locale: 'es-ES',
      pubid: '12',
      channel_id: '2',
      keyword: 'préstamo',
      created_at: expect.anything(),
    });
    expect(body).toContain(`data-parent-origin="${parentOrigin}" data-event-id="${eventId(1)}"`);
    expect(body).toContain(`data-lead-id="${row?.id}"`);
    expect(wordsOf(body)).toContain('Hemos recibido tu solicitud');
  });

  test('sent many times, at once or later, it is one lead with one receipt', async () => {
    const same = () => post({ eventId: eventId(2) });
    const answers = [...(await Promise.all(Array.from({ length: 20 }, same))), await same()];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(eventId(2))).toHaveLength(1);
  });

  test('other words of the same event come back, and are not lost in silence', async () => {
    await post({ eventId: eventId(3) });
    const { status, body } = await post({ eventId: eventId(3), name: 'Ana Ruiz Gil' });
    expect(status).toBe(422);
    expect(wordsOf(body)).toContain(
      'Ya recibimos una solicitud de este formulario con otros datos',
    );
    expect(body).toContain('value="Ana Ruiz Gil"');
    expect(await stored(eventId(3))).toHaveLength(1);
  });

  test('a service that stopped in between answers the same', async () => {
    const first = await post({ eventId: eventId(4) });
    const app = await buildApp(service);
    const again = await app.inject({
      method: 'POST',
      url: address,
      payload: new URLSearchParams({ ...leadForm, eventId: eventId(4) }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await app.close();
    expect(again.body).toBe(first.body);
  });
});

describe('the page of the form', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService('pglite', sandbox);
  });
  afterAll(() => service.stop());

  const ask = (query: Record<string, string>) =>
    service.app.inject({ url: address, query: { formToken: 'olivar-es-lp', ...query } });
  /** As a browser does, which follows a redirect. */
  const get = async (query: Record<string, string>) => {
    const { headers, ...answer } = await ask(query);
    return headers.location
      ? service.app.inject(address + headers.location)
      : { ...answer, headers };
  };
  const post = (changes: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: address,
      payload: new URLSearchParams({ ...leadForm, ...changes }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('is valid HTML, whether it is new, comes back with faults, or is a receipt', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'doctype-style': 'off', 'no-inline-style': 'off', 'require-sri': 'off' },
    });
    const wrong = { name: '', email: 'x', privacyAccepted: '' };
    for (const { body } of [await get({}), await post(wrong), await post({})]) {
      const { results } = await validator.validateString(body);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });

  test('carries what its address says, and fills in what was chosen', async () => {
    const carried = { whiteLabelToken: 'olivar', pubid: '1', channelId: '5', keyword: 'z<"' };
    const { body } = await get({
      ...carried,
      eventId: leadForm.eventId,
      amount: '250',
      termMonths: '6',
    });
    for (const [name, value] of Object.entries({ ...carried, eventId: leadForm.eventId }))
      expect(body).toContain(
        `<input type="hidden" name="${name}" value="${value.replace('<"', '&lt;&quot;')}">`,
      );
    expect(body).toMatch(/<option value="250" selected>250\s€<\/option>/);
    expect(body).toMatch(/<option value="6" selected>6 meses<\/option>/);
    expect(body).toContain('data-white-label="olivar"');
  });

  test('a link without an event id leads to a form of its own, which stays the same when it is loaded again', async () => {
    const asked = { keyword: 'a&b=c', amount: '7', other: '\r\nx: y' };
    const links = await Promise.all([ask(asked), ask(asked)]);
    const addresses = links.map(({ headers }) => `${headers.location}`);
    expect(new Set(addresses).size).toBe(2);
    for (const [index, { statusCode, headers }] of links.entries()) {
      expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
      const { formToken, keyword, eventId, ...others } = Object.fromEntries(
        new URLSearchParams(addresses[index]),
      );
      expect({ formToken, keyword, others }).toEqual({
        formToken: 'olivar-es-lp',
        keyword: 'a&b=c',
        others: {},
      });
      for (const _ of ['first', 'again']) {
        const { body } = await service.app.inject(address + addresses[index]);
        expect(body).toContain(`name="eventId" value="${eventId}"`);
      }
    }
  });

  test.each<[Record<string, string>]>([
    [{ keyword: 'x'.repeat(1025) }],
    [{ amount: '7' }],
    [{ eventId: 'again' }],
    [{ locale: 'nowhere' }],
    [{ parentOrigin: 'javascript:alert(1)' }],
  ])('comes all the same without what is wrong in its address: %j', async (query) => {
    const { statusCode, body } = await get(query);
    expect(statusCode).toBe(200);
    for (const value of Object.values(query)) expect(body).not.toContain(`"${value}"`);
    expect(body).toContain('name="eventId"');
  });

  test.each([{ formToken: '' }, { formToken: '<b>' }])('is nobody’s with %j', async (query) => {
    const { statusCode, headers } = await get(query);
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json']);
  });

  test.each([
    ['es-ES', 'es-ES', 'Solicitud de contacto'],
    ['es-MX', 'es-ES', 'Solicitud de contacto'],
    ['en-ZA', 'en-US', 'Contact request'],
    ['sv-SE', 'es-ES', 'Solicitud de contacto'],
  ])('a visitor of %s is spoken to in %s', async (locale, lang, title) => {
    const { body } = await get({ locale });
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain(`<title>${title}</title>`);
  });

  test('names what is wrong field by field, ties it to the field, and keeps what was written', async () => {
    const { statusCode, body } = await post({
      name: ' ',
      email: 'ana',
      phone: '6'.repeat(41),
      amount: '',
      privacyAccepted: '',
    });
    expect(statusCode).toBe(422);
    expect(
      [...body.matchAll(/<li><a href="#(\w+)">([^<]+)/g)].map(([, id, words]) => [id, words]),
    ).toEqual([
      ['name', 'Escribe tu nombre'],
      ['email', 'Escribe el correo completo, como nombre@correo.es'],
      ['phone', 'Escribe un teléfono de 40 cifras como mucho'],
      ['amount', 'Elige un importe'],
      ['privacyAccepted', 'Acepta el uso de tus datos para que podamos tramitar la solicitud'],
    ]);
    expect(body).toContain('<title>Error: Solicitud de contacto</title>');
    expect(body).toContain('role="alert" tabindex="-1" data-focus autofocus');
    expect(body).toMatch(
      /id="phone"[^>]*aria-invalid="true" aria-describedby="phone-hint phone-fault"/,
    );
    expect(body).toContain('value="ana"');
    expect(body).toMatch(/value="3" selected/);
  });

  test.each<Record<string, string>>([{ eventId: 'again' }, { formToken: 'x' }])(
    'what no form of ours sends is a problem: %j',
    async (changes) => {
      const { statusCode, headers } = await post(changes);
      expect([statusCode, `${headers['content-type']}`]).toEqual([
        400,
        expect.stringMatching(/^application\/problem\+json/),
      ]);
    },
  );

  test('runs what stands in it and nothing else, and is framed by its sites alone', async () => {
    const { body, headers } = await get({});
    const hashOf = (element: string) => {
      const text = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(body)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(`${headers['content-security-policy']}`.split(';')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf('script')}`,
      `style-src ${hashOf('style')}`,
      "form-action 'self'",
      "base-uri 'none'",
      'frame-ancestors http://localhost:* http://127.0.0.1:* https://olivar.example',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['https://olivar.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:40123', true],
    ['https://evil.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://olivar.example', false],
  ])('tells a page at %s of itself: %s', async (origin, isTold) => {
    const { body } = await get({ parentOrigin: origin });
    expect(body.includes(`data-parent-origin="${origin}"`)).toBe(isTold);
  });

  test('a website that nobody imported has none', async () => {
    const { statusCode } = await service.app.inject('/sandbox-form/7?formToken=olivar');
    expect(statusCode).toBe(404);
  });

  test('design §3 the API description tells of it, and stays valid', async () => {
    const description = (await service.app.inject('/openapi.json')).json();
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    const { get: shown, post: taken } = description.paths['/sandbox-form/{websiteId}'];
    expect([shown.operationId, taken.operationId]).toEqual(['getLeadForm', 'postLead']);
    expect(Object.keys(taken.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
  });
});
