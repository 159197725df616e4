import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReported } from './is-reported.ts';
import { scrubReport } from './scrub-report.ts';
import { scrubText } from './scrub-text.ts';

describe('§8: no personal data in the text of a report', () => {
  it.each([
    ['Could not reach ana.perez+promo@correo.example today', 'Could not reach [email] today'],
    ['email=ana%40correo.example', 'email=[email]'],
    ['call +34 612 34 56 78 now', 'call [number] now'],
    ['call (55) 1234-5678', 'call [number]'],
    ['612345678', '[number]'],
    ['for 203.0.113.7:443', 'for [ip]:443'],
    ['from 2001:db8::ff00:42:8329.', 'from [ip].'],
    ['from ::1', 'from [ip]'],
    ['DNI 12345678Z, NIE X1234567L', 'DNI [id], NIE [id]'],
    ['IBAN ES91 2100 0418 4502 0005 1332', 'IBAN [account]'],
    ['user 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'user [id]'],
    ['https://olivar.example/lp/?gclid=abc#x failed', 'https://olivar.example/lp/ failed'],
    ['https://ana:secret@olivar.example/', 'https://olivar.example/'],
    ['GET /lp/?email=ana&phone=612 (500)', 'GET /lp/ (500)'],
  ])('%s → %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    "Cannot read properties of undefined (reading 'amount')",
    'Page Not Found: /1000-euros/',
    'Is this right? Yes.',
    'Could not fetch page',
    '/node_modules/.pnpm/next@16.4.6_react@19.3.1/node_modules/next/dist/a.js',
    'at 12:30:45 in chunk-7f3a.js:12:345',
    'status 500, took 1250 ms',
  ])('leaves %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('removes emails in any context, quickly for any text', () => {
    const word = fc.stringMatching(/^[a-z0-9._+-]{1,20}$/);
    fc.assert(
      fc.property(fc.tuple(fc.string(), fc.string()), word, word, ([before, after], user, host) => {
        const email = `${user}@${host}.example`;
        expect(scrubText(`${before} ${email} ${after}`)).not.toContain(email);
      }),
    );
    for (const text of ['a@', '0', '1:', '1.', '(', '?a=', 'ES91 ', '://', '%40', ' '])
      scrubText(text.repeat(100_000));
  });
});

describe('§8: no personal data in a report', () => {
  const event = {
    event_id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    timestamp: 1,
    platform: 'node',
    level: 'error',
    release: 'es-loans@1',
    server_name: 'ana-laptop',
    user: { id: '7', ip_address: '203.0.113.7', email: 'ana@correo.example' },
    extra: { form: { phone: '612345678' } },
    breadcrumbs: [{ message: 'clicked ana@correo.example' }],
    contexts: { runtime: { name: 'node' }, device: { name: 'Ana’s phone' } },
    tags: { boundary: 'page', who: 'ana@correo.example' },
    request: {
      method: 'GET',
      url: 'https://olivar.example/lp/?email=ana@correo.example',
      query_string: 'email=ana@correo.example',
      cookies: { consent: 'ana' },
      headers: { cookie: 'ana', 'x-forwarded-for': '203.0.113.7', 'user-agent': 'ana' },
      data: { phone: '612345678' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no offer for ana@correo.example',
          mechanism: { type: 'onerror', handled: false, data: { ana: 1 } },
          stacktrace: {
            frames: [
              {
                filename: '/_next/a.js?dpl=ana',
                function: 'pick',
                lineno: 7,
                colno: 1,
                vars: { who: 'ana' },
                context_line: 'const who = "ana";',
              },
            ],
          },
        },
      ],
    },
  };

  it('keeps what happened and where, and removes who', () => {
    const report = scrubReport(event);
    expect(JSON.stringify(report)).not.toMatch(/ana|612345678|203\.0/i);
    expect(report).toEqual({
      event_id: event.event_id,
      timestamp: 1,
      platform: 'node',
      level: 'error',
      release: 'es-loans@1',
      contexts: { runtime: { name: 'node' } },
      tags: { boundary: 'page', who: '[email]' },
      request: { method: 'GET', url: 'https://olivar.example/lp/' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no offer for [email]',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [{ filename: '/_next/a.js', function: 'pick', lineno: 7, colno: 1 }],
            },
          },
        ],
      },
    });
  });

  it('survives any value, and is idempotent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const report = scrubReport({
          message: value,
          exception: value,
          request: value,
          tags: value,
        });
        expect(scrubReport(report)).toEqual(report);
      }),
    );
  });
});

describe('§8: errors with status 300 to 499 are not reported', () => {
  it.each([
    [{ status: 299 }, true],
    [{ status: 300 }, false],
    [{ statusCode: 404 }, false],
    [{ status: 499 }, false],
    [{ status: 500 }, true],
    [new Error('wrapped', { cause: { status: 404 } }), false],
    [new Error('plain'), true],
    ['a text', true],
    [undefined, true],
  ])('%o → %s', (error, expected) => {
    expect(isReported(error)).toBe(expected);
  });

  it('terminates on circular causes', () => {
    const error: Error = new Error('round');
    error.cause = error;
    expect(isReported(error)).toBe(true);
  });
});
