import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventId, openSandbox, type Sandbox } from '../../testing/sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

describe('§1 the page of the form', () => {
  test('is valid HTML as a new form, with errors, and as a receipt', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'doctype-style': 'off',
        'no-inline-style': 'off',
        'require-sri': 'off',
        'void-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-implicit-input-type': 'off',
      },
    });
    const wrong = { name: '', email: 'x', privacyAccepted: '' };
    for (const { body } of [
      await sandbox.get({}),
      await sandbox.post(wrong),
      await sandbox.post({}),
    ]) {
      const { results } = await validator.validateString(body);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });

  test('keeps its parameters, and fills in choices', async () => {
    const carried = { whiteLabelToken: 'olivar', pubid: '1', channelId: '5', keyword: 'z<"' };
    const { body } = await sandbox.get({
      ...carried,
      eventId: eventId(9),
      amount: '500',
      termMonths: '3',
    });
    for (const [name, value] of Object.entries({ ...carried, eventId: eventId(9) }))
      expect(body).toContain(
        `<input type="hidden" name="${name}" value="${value.replace('<"', '&lt;&quot;')}"/>`,
      );
    expect(body).toMatch(/<option value="500" selected="">/);
    expect(body).toMatch(/<option value="3" selected="">3 meses<\/option>/);
  });

  test('without an event id redirects to a new one, which stays the same on reload', async () => {
    const query = { keyword: 'a&b=c', amount: 'many', other: '\r\nx: y' };
    const links = await Promise.all([sandbox.request(query), sandbox.request(query)]);
    const addresses = links.map(({ headers }) => `${headers.location}`);
    expect(new Set(addresses).size).toBe(2);
    for (const [index, { statusCode, headers }] of links.entries()) {
      expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
      const { eventId: id, ...rest } = Object.fromEntries(new URLSearchParams(addresses[index]));
      expect(rest).toEqual({ formToken: 'olivar-es-lp', keyword: 'a&b=c' });
      const { body } = await sandbox.app.inject(`/900${addresses[index]}`);
      expect(body).toContain(`name="eventId" value="${id}"`);
    }
  });

  test.each<[Record<string, string>]>([
    [{ keyword: 'x'.repeat(1025) }],
    [{ amount: '7' }],
    [{ eventId: 'again' }],
    [{ locale: 'nowhere' }],
    [{ parentOrigin: 'javascript:alert(1)' }],
  ])('leaves out what is wrong in its address: %j', async (query) => {
    const { statusCode, body } = await sandbox.get(query);
    expect(statusCode).toBe(200);
    for (const value of Object.values(query)) expect(body).not.toContain(`"${value}"`);
    expect(body).toContain('name="eventId"');
  });

  test.each([{ formToken: '' }, { formToken: '<b>' }])('is a 400 with %j', async (query) => {
    expect((await sandbox.get(query)).statusCode).toBe(400);
  });

  test('runs only its own script and style, and is framed only by its sites', async () => {
    const { body, headers } = await sandbox.get({}, 310);
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
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3000', true],
    ['https://evil.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://olivar.example', false],
  ])('notifies a page at %s: %s', async (origin, isNotified) => {
    const { body } = await sandbox.get({ parentOrigin: origin });
    expect(body.includes(`data-parent-origin="${origin}"`)).toBe(isNotified);
  });
});
