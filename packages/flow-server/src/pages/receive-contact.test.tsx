import { findPage } from '@plaza/routing';
import type { ScreenApp } from '@plaza/screens';
import { ContactForm } from '@plaza/screens/react';
import { keyTranslator, severalCountries } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { receiveContact } from '../core/contact/receive-contact.ts';
import { createRateLimiter, type RateLimiter } from '../core/requests/rate-limiter.ts';

const { t } = await keyTranslator();
const app = { site: severalCountries } as unknown as ScreenApp;
const match = findPage(severalCountries, { locale: 'es-ES', path: '/contactanos/' });
const form = match && renderToStaticMarkup(<ContactForm app={app} match={match} t={t} />);
const pageHtml = `<!DOCTYPE html><html lang="es"><head><title>Contacto</title></head><body>${form}</body></html>`;

const written = {
  locale: 'es-ES',
  elapsed: '',
  website: '',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  topic: 'complaint',
  message: 'Hola:\r\n¿por qué?',
  privacy: 'on',
};

const unlimited: RateLimiter = { take: () => true };

async function page() {
  const headers = { 'content-security-policy': "default-src 'none'", etag: 'e' };
  return new Response(pageHtml, { headers: { ...headers, 'content-type': 'text/html' } });
}

/**
 * Posts a form to a site whose service responds with this status; returns the response and the sent
 * messages.
 */
async function post(
  changes: object = {},
  { status = 200, limiter = unlimited, hops = 0, fetchPage = page } = {},
) {
  const sent: Record<string, unknown>[] = [];
  const requested: string[] = [];
  const clients: string[] = [];
  const body = new URLSearchParams({ ...written, ...changes });
  const request = new Request('http://127.0.0.1:3000/api/contact', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': '198.51.100.9, 192.0.2.7, 203.0.113.5' },
  });
  const response = await receiveContact(request, {
    site: severalCountries,
    fetchPage: (path) => {
      requested.push(path);
      return fetchPage();
    },
    send: async (message) => {
      sent.push(message as Record<string, unknown>);
      return new Response(null, { status });
    },
    trustedProxyHops: hops,
    limiter: {
      take(client, nowMs) {
        clients.push(client);
        return limiter.take(client, nowMs);
      },
    },
    now: () => new Date('2026-11-21T09:00:00Z'),
  });
  return { response, html: await response.text(), sent, requested, clients };
}

describe('a valid message', () => {
  it('is sent to the service and redirects to the confirmation on the contact page', async () => {
    const { response, sent } = await post();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/es/contactanos/#message-sent');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(sent).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
        name: 'Ana Ruiz',
        email: 'ana@correo.example',
        topic: 'complaint',
        message: 'Hola:\n¿por qué?',
        locale: 'es-ES',
        privacyAccepted: true,
        spamSigns: [],
      },
    ]);
  });

  it('has a key derived from its texts, so that a double click sends one message', async () => {
    const keys = await Promise.all(
      [{}, {}, { message: 'Otra cosa' }].map(
        async (changes) => (await post(changes)).sent[0]?.idempotencyKey,
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it.each([
    [{ website: 'http://spam.example' }, ['honeypot']],
    [{ elapsed: '900' }, ['too-fast']],
    [{ elapsed: '900', website: 'x' }, ['honeypot', 'too-fast']],
    [{ elapsed: '60000' }, []],
    [{ elapsed: 'now' }, []],
  ])('forwards %j with the signs %j and the same response', async (changes, signs) => {
    const { response, sent } = await post(changes);
    expect([response.status, sent[0]?.spamSigns]).toEqual([303, signs]);
  });
});

describe('an invalid message returns the form', () => {
  it.each([
    [{ name: ' ' }, ['contact-name-missing']],
    [{ name: 'x'.repeat(101) }, ['contact-name-long']],
    [{ name: 'a\u0007b' }, ['contact-name-wrong']],
    [{ email: '' }, ['contact-email-missing']],
    [{ email: 'ana@correo' }, ['contact-email-wrong']],
    [{ topic: 'other' }, ['contact-topic-missing']],
    [{ message: '' }, ['contact-message-missing']],
    [{ message: 'x'.repeat(5001) }, ['contact-message-long']],
    [{ privacy: '' }, ['contact-privacy-missing']],
    [
      { name: '', message: '', privacy: '' },
      ['contact-name-missing', 'contact-message-missing', 'contact-privacy-missing'],
    ],
  ])('%j: %j', async (changes, errors) => {
    const { response, html, sent } = await post(changes);
    expect([response.status, sent]).toEqual([422, []]);
    const shown = [...html.matchAll(/data-error="\w+">([^<]+)</g)].map(([, text]) => text);
    expect(shown).toEqual(errors);
    const linked = [...html.matchAll(/<li><a href="#contact-\w+">([^<]+)<\/a><\/li>/g)];
    expect(linked.map(([, text]) => text)).toEqual(errors);
  });

  it('with each error linked to its field, the focus on the summary, and a prefixed title', async () => {
    const { html } = await post({ email: 'ana' });
    expect(html).toMatch(
      /<input[^>]*id="contact-email"[^>]*aria-invalid="true" aria-describedby="contact-email-hint contact-email-wrong"/,
    );
    expect(html).toMatch(
      /<div class="pz-form__summary" role="alert" tabindex="-1" data-form-summary="" autofocus="">/,
    );
    expect(html).toContain('<title>contact-faults-title-prefix Contacto</title>');
  });

  it('with the submitted values kept as escaped text', async () => {
    const { html } = await post({
      name: '"><script>alert(1)</script>',
      message: '\n</textarea><script>alert(1)</script>',
      privacy: '',
    });
    expect(html).not.toContain('<script>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('\n\n&lt;/textarea&gt;&lt;script&gt;');
    expect(html).toContain('<option value="complaint" selected="">');
    expect((await post({ name: '' })).html).toMatch(/type="checkbox"[^>]* checked=""/);
  });

  it('under the policy of the page, uncached', async () => {
    const { response, requested } = await post({ name: '' });
    expect(requested).toEqual(['/es/contactanos/']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    });
  });
});

describe('a message that cannot be accepted now returns the form', () => {
  it.each([
    [429, 429, 'contact-too-many'],
    [503, 503, 'contact-unavailable'],
    [502, 503, 'contact-unavailable'],
    [400, 503, 'contact-unavailable'],
  ])('with %i from the service: %i', async (status, answered, words) => {
    const { response, html } = await post({}, { status });
    expect([response.status, response.headers.get('retry-after')]).toEqual([answered, '60']);
    expect([...html.matchAll(/data-error="[\w-]+">([^<]+)</g)].map(([, text]) => text)).toEqual([
      words,
    ]);
    expect(html).toContain('value="Ana Ruiz"');
  });

  it('but no page if one client exceeds its limit of forms', async () => {
    const limiter = createRateLimiter({ perClient: 2, inAll: 100 });
    const answers = [];
    for (const changes of [{ name: '' }, {}, { name: '' }, {}])
      answers.push(await post(changes, { limiter }));
    expect(answers.map(({ response }) => response.status)).toEqual([422, 303, 429, 429]);
    expect(answers.map(({ requested, sent }) => requested.length + sent.length)).toEqual([
      1, 1, 0, 0,
    ]);
    const { headers } = answers[3]?.response ?? {};
    expect(headers?.get('content-type')).toBe('application/problem+json');
    expect(headers?.get('retry-after')).toBe('60');
  });

  it.each([
    ['is not there', async () => Promise.reject(new Error('refused'))],
    ['fails', async () => new Response('', { status: 500 })],
    ['has no form', async () => new Response('<p>')],
    ['breaks off', async () => new Response(new ReadableStream({ pull: (it) => it.error('x') }))],
  ])('as a problem if its page %s', async (_what, fetchPage) => {
    const { response } = await post({ name: '' }, { fetchPage });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

it('each client has its own limit', async () => {
  expect((await post({}, { hops: 1 })).clients).toEqual(['192.0.2.7']);
});

describe('requests that no form of the site sends', () => {
  const port = {
    site: severalCountries,
    limiter: unlimited,
    now: () => new Date(),
  } as unknown as Parameters<typeof receiveContact>[1];
  const send = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
    receiveContact(
      new Request('http://127.0.0.1/api/contact', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
      port,
    );

  it.each([
    ['{}', 'application/json', 415],
    ['a=b', 'multipart/form-data', 415],
    ['', undefined, 400],
    ['locale=xx-XX', undefined, 400],
    ['locale=__proto__', undefined, 400],
    ['locale=de-DE', undefined, 400],
    [`locale=es-ES&name=${'x'.repeat(70_000)}`, undefined, 413],
  ])('%.30s as %s is %i', async (body, type, status) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});
