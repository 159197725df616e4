import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventId, openSandbox, type Sandbox } from '../testing/sandbox.ts';
import { buildApp } from './app.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** The text of a page. */
const textOf = (html: string) => html.replace(/<(style|script)>.*?<\/\1>|<[^>]*>/gs, ' ');

const optionsOf = (html: string, name: string) => {
  const select = new RegExp(`<select id="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)].map(([, value, text]) => [
    value,
    text?.replace(/\u00a0/g, ' '),
  ]);
};

describe('§1 the form of a website', () => {
  test('offers the amounts, currency and terms of its offers, in its language', async () => {
    const { body } = await sandbox.get({ locale: 'es-MX' }, 310);
    expect(body).toContain('<html lang="es-MX"');
    expect(optionsOf(body, 'amount')).toEqual([['6000', '$6,000']]);
    expect(optionsOf(body, 'termMonths')).toEqual([['12', '12 meses']]);
    expect(textOf(body)).toContain('De México, o con el prefijo de su país');
    expect(textOf(body)).toContain('Monto');
  });

  test('uses the colours of its brand, or its own without one', async () => {
    expect((await sandbox.get({}, 310)).body).toMatch(/--accent:light-dark\(#[0-9a-f]{6},#/);
    expect((await sandbox.get({}, 310)).body.match(/--accent:/g)).toHaveLength(2);
    expect((await sandbox.get({}, 900)).body.match(/--accent:/g)).toHaveLength(1);
  });

  test('accepts phone numbers of its country, and stores leads in its currency', async () => {
    const input = { eventId: eventId(1), amount: '6000', termMonths: '12', locale: 'es-MX' };
    const spanish = await sandbox.post(input, 310);
    expect(spanish.statusCode).toBe(422);
    expect(textOf(spanish.body)).toContain('Escribe un teléfono de México');
    const { statusCode, body } = await sandbox.post({ ...input, phone: '55 1234 5678' }, 310);
    expect(statusCode).toBe(200);
    const [lead, ...others] = await sandbox.stored(eventId(1));
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      websiteId: 310,
      phone: '+525512345678',
      amount: 6_000,
      currency: 'MXN',
      termMonths: 12,
      locale: 'es-MX',
    });
    expect(body).toContain(`data-lead-id="${lead?.id}" data-amount="6000" data-currency="MXN"`);
    expect(textOf(body)).toContain('Hemos recibido tu solicitud');
  });

  test.each([
    ['es-ES', 'es-ES', 'Solicitud de contacto'],
    ['sv-SE', 'sv-SE', 'Kontaktförfrågan'],
    ['da-DK', 'es-ES', 'Solicitud de contacto'],
  ])('for a page in %s is in %s', async (locale, lang, title) => {
    const { body } = await sandbox.get({ locale });
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain(`<title>${title}</title>`);
  });

  test('is a 404 for an unknown website', async () => {
    const { statusCode, body } = await sandbox.get({}, 7);
    expect([statusCode, JSON.parse(body).error]).toEqual([404, expect.stringContaining('id 7')]);
  });
});

describe('§1 a posted form', () => {
  test('is stored once, with one receipt, however often it is sent', async () => {
    const same = () =>
      sandbox.post({ eventId: eventId(2), whiteLabelToken: 'olivar', keyword: 'préstamo' });
    const answers = [...(await Promise.all(Array.from({ length: 10 }, same))), await same()];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await sandbox.stored(eventId(2))).toEqual([
      expect.objectContaining({ phone: '+34612345678', keyword: 'préstamo', amount: 500 }),
    ]);
  });

  test('is rejected with other data for its event id', async () => {
    await sandbox.post({ eventId: eventId(3) });
    const { statusCode, body } = await sandbox.post({ eventId: eventId(3), name: 'Ana Ruiz Gil' });
    expect(statusCode).toBe(422);
    expect(textOf(body)).toContain('Ya recibimos una solicitud de este formulario con otros datos');
    expect(body).toContain('value="Ana Ruiz Gil"');
  });

  test('shows each error at its field, and keeps the input', async () => {
    const { statusCode, body } = await sandbox.post({
      name: ' ',
      email: 'ana',
      phone: '6'.repeat(41),
      amount: '',
      privacyAccepted: '',
    });
    expect(statusCode).toBe(422);
    const links = [...body.matchAll(/<li><a href="#(\w+)">([^<]+)/g)].map(([, id, text]) => [
      id,
      text,
    ]);
    expect(links).toEqual([
      ['name', 'Escribe tu nombre'],
      ['email', expect.stringContaining('correo completo')],
      ['phone', 'El teléfono tiene más de 40 caracteres'],
      ['amount', 'Elige un importe'],
      ['privacyAccepted', 'Acepta el uso de tus datos para que podamos tramitar la solicitud'],
    ]);
    expect(body).toContain('<title>Error: Solicitud de contacto</title>');
    expect(body).toMatch(/role="alert" tabindex="-1" data-focus="true" autofocus=""/i);
    expect(body).toMatch(
      /id="phone"[^>]*aria-invalid="true" aria-describedby="phone-hint phone-error"/,
    );
    expect(body).toContain('value="ana"');
    expect(body).toMatch(/value="3" selected=""/);
  });

  test.each([{ eventId: 'again' }, { formToken: 'x' }])(
    'with forged fields is a 400: %j',
    async (changes) => {
      expect((await sandbox.post(changes)).statusCode).toBe(400);
    },
  );

  test('is not confirmed if the service is unavailable or rejects it', async () => {
    const other = await buildApp({ ...sandbox.settings, leadsSecret: 'another secret' });
    const { statusCode, headers, body } = await sandbox.post({ eventId: eventId(4) }, 900, other);
    await other.close();
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(textOf(body)).toContain('No hemos podido recibir la solicitud');
    expect(body).toContain('value="612 34 56 78"');
    expect(body).toMatch(/id="privacyAccepted"[^>]* checked=""/);
    expect(body).not.toContain('data-lead-id');
  });
});
