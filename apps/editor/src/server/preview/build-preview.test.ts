import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPreview } from './build-preview.ts';

const editorUrl = 'https://editor.example';
const valid = 'v'.repeat(43);
const ticket = 't'.repeat(43);
const webFolder = mkdtempSync(join(tmpdir(), 'plaza-preview-'));
const asked: IncomingMessage[] = [];

/** A finished page, as a site's instance answers it. */
const early = '<script type="module" async="" data-plaza="">if (1 < 2) early()</script>';
const pageWith = (settings: string) =>
  `<!doctype html><html><head><title>Préstamos</title>${settings && early}<script type="speculationrules" data-plaza="">{}</script><script type="module" src="/_plaza/entry-a.js" data-plaza=""${settings}></script></head><body><p>Text about data-consent="x"</p></body></html>`;
const page = pageWith(
  ' data-sentry-dsn="https://k@errors.example/1" data-consent="{&quot;dialog&quot;:&quot;/c/&quot;}" data-tracking="{}"',
);
const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc=' https://vendor.example; style-src 'self'; img-src 'self'; connect-src 'self' https://vendor.example; frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /api/csp-reports; report-to csp";

const instance = createServer((request, response) => {
  asked.push(request);
  response.setHeader('set-cookie', 'visit=1');
  response.setHeader('x-frame-options', 'DENY');
  if (request.url === '/picture.png') {
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, immutable' });
    return void response.end('png');
  }
  if (request.url === '/old/') {
    response.writeHead(308, { location: '/new/' });
    return void response.end();
  }
  response.writeHead(200, {
    ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60' },
    ...{ 'content-security-policy': policy, etag: '"1"', 'x-frame-options': 'DENY' },
  });
  response.end(page);
});

/** The token of somebody whose grants are of Sweden alone. */
const swedish = 's'.repeat(43);
const locales = [
  { locale: 'es-ES', pathPrefix: '', isGranted: false },
  { locale: 'sv-SE', pathPrefix: 'se', isGranted: true },
];

/** Knows one ticket and two tokens, of website 101. */
const service = createServer((request, response) => {
  const isOf101 = request.url?.startsWith('/editor/previews/101/');
  const body = { token: valid, path: '/guias/', expiresAt: '2099-01-01T00:00:00.000Z' };
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const isTicket =
      request.method === 'POST' &&
      request.headers.origin === editorUrl &&
      text === JSON.stringify({ ticket });
    const isSwedish = request.headers.authorization === `Bearer ${swedish}`;
    const isToken = request.headers.authorization === `Bearer ${valid}` || isSwedish;
    response.writeHead(isOf101 && (isTicket || isToken) ? 200 : 401);
    response.end(JSON.stringify({ ...body, ...(isSwedish && { locales }) }));
  });
});

const listen = async (server: typeof service) => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let preview: Awaited<ReturnType<typeof buildPreview>>;
let build: (websiteId: number, changes?: object) => ReturnType<typeof buildPreview>;

beforeAll(async () => {
  writeFileSync(join(webFolder, 'preview.js'), '// connects');
  const [serviceUrl, instanceUrl] = [await listen(service), await listen(instance)];
  build = (websiteId, changes = {}) =>
    buildPreview(
      {
        ...{ websiteId, origin: 'https://preview.example', instance: instanceUrl, port: 0 },
        ...changes,
      },
      { serviceUrl, editorUrl, webFolder },
    );
  preview = await build(101);
});
afterAll(async () => {
  await preview.close();
  service.close();
  instance.close();
  rmSync(webFolder, { recursive: true });
});

const cookie = `__Host-plaza-preview-101=${valid}`;
const get = (url: string, headers: Record<string, string> = { cookie }) =>
  preview.inject({ url, headers });

test.each([
  ['nobody', {}],
  ['a forged token', { cookie: `__Host-plaza-preview-101=${'x'.repeat(43)}` }],
  ['the token of another website', { cookie: `__Host-plaza-preview-75=${valid}` }],
  ['markup', { cookie: '__Host-plaza-preview-101=<script>' }],
])('%s sees no page, no file and no API of a preview', async (_, headers) => {
  asked.length = 0;
  for (const url of ['/', '/guias/?a=b', '/api/search?q=a', '/_next/static/a.js', '/picture.png']) {
    const answer = await get(url, headers as Record<string, string>);
    expect([url, answer.statusCode]).toEqual([url, 401]);
    expect(answer.body).not.toContain('Préstamos');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  const posted = await preview.inject({ method: 'POST', url: '/api/contact', payload: { a: 1 } });
  expect(posted.statusCode).toBe(401);
  expect(asked).toEqual([]);
});

test('pages of locales without a grant are not asked of the instance, and the rest is shown', async () => {
  const show = (url: string) => get(url, { cookie: `__Host-plaza-preview-101=${swedish}` });
  asked.length = 0;
  for (const url of ['/', '/guias/', '/es-ES/guias/', '/api/search?q=a', '/sitemap.xml']) {
    const answer = await show(url);
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  expect(asked).toEqual([]);
  for (const url of ['/se/guider/', '/_next/static/a.js', '/_plaza/entry-a.js'])
    expect([url, (await show(url)).statusCode]).toEqual([url, 200]);
});

test('a token of this website opens no other one', async () => {
  const other = await build(75);
  const answer = await other.inject({
    ...{ url: '/', headers: { cookie: `__Host-plaza-preview-75=${valid}` } },
  });
  expect(answer.statusCode).toBe(401);
  expect((await other.inject(`/_preview/link/${valid}`)).statusCode).toBe(401);
  await other.close();
});

test('a ticket and a link lead to their page with a cookie, and nowhere else', async () => {
  const entered = await get(`/_preview/enter?ticket=${ticket}&path=/guias/tae/`, {});
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/guias/tae/']);
  expect(entered.headers['set-cookie']).toMatch(
    /^__Host-plaza-preview-101=v{43}; Path=\/; HttpOnly; Max-Age=\d+; Secure; SameSite=None; Partitioned$/,
  );
  for (const path of ['//evil.example/', 'https://evil.example', '/\\evil.example', 'x', '/a b']) {
    const to = await get(`/_preview/enter?ticket=${ticket}&path=${encodeURIComponent(path)}`, {});
    expect(to.headers.location).toBe('/');
  }
  const linked = await get(`/_preview/link/${valid}`, {});
  expect([linked.statusCode, linked.headers.location]).toEqual([303, '/guias/']);
  for (const url of ['/_preview/enter', '/_preview/enter?ticket=x', `/_preview/link/${ticket}`]) {
    const refused = await get(url, {});
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
  }
});

test('a page is finished as on the site, but without consent, tracking, vendors and cookies', async () => {
  asked.length = 0;
  const { statusCode, body, headers } = await get('/', {
    cookie: `a=1; ${cookie}; editor.session_token=secret; __Secure-editor.session_token=secret; locale=es`,
    'if-none-match': '"1"',
    'accept-encoding': 'br',
  });
  expect(statusCode).toBe(200);
  expect(body).toBe(
    pageWith('').replace(
      '</head>',
      `<script src="/_preview/preview.js" data-editor="${editorUrl}" defer></script></head>`,
    ),
  );
  expect(body).toContain('<p>Text about data-consent="x"</p>');
  expect(body).not.toMatch(/<script[^>]* data-(?:consent|tracking|sentry-dsn)=/);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; frame-ancestors ${editorUrl}`,
  );
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
  for (const name of ['set-cookie', 'x-frame-options', 'etag'])
    expect(headers).not.toHaveProperty(name);
  const sent = asked[0]?.headers;
  expect(sent?.cookie).toBe('a=1; locale=es');
  expect(sent).not.toHaveProperty('if-none-match');
  expect(sent?.['accept-encoding']).toBe('identity');
});

test('what is published is shown to those who may see the preview, and only pages of the site', async () => {
  const answered: string[] = [];
  const published = createServer((request, response) => {
    answered.push(`${request.headers.cookie} ${request.url}`);
    response.setHeader('set-cookie', 'visit=1');
    if (request.url === '/old/') response.writeHead(301, { location: 'https://evil.example/' });
    else if (request.url === '/none/') response.writeHead(410, { 'content-type': 'text/html' });
    else if (request.url === '/data/') response.writeHead(200, { 'content-type': 'text/plain' });
    else
      response.writeHead(200, {
        ...{ 'content-type': 'text/html', 'content-security-policy': policy },
        'x-frame-options': 'DENY',
      });
    response.end(page.replace('Préstamos', 'Publicado'));
  });
  const site = await listen(published);
  const with101 = await build(101, { site });
  const show = (path: string, headers: Record<string, string> = { cookie }) =>
    with101.inject({ url: `/_preview/published?path=${encodeURIComponent(path)}`, headers });
  for (const headers of [{}, { cookie: `__Host-plaza-preview-101=${'x'.repeat(43)}` }])
    expect((await show('/', headers as Record<string, string>)).statusCode).toBe(401);
  expect(answered).toEqual([]);
  const shown = await show('/guias/?a=b');
  expect([shown.statusCode, answered]).toEqual([200, ['undefined /guias/']]);
  expect(shown.body).toContain('<title>Publicado</title>');
  expect(shown.body).not.toMatch(/<script[^>]* data-(?:consent|tracking|sentry-dsn)=/);
  expect(shown.headers['content-security-policy']).toContain(`frame-ancestors ${editorUrl}`);
  expect(shown.headers['content-security-policy']).not.toContain('vendor.example');
  for (const name of ['set-cookie', 'x-frame-options'])
    expect(shown.headers).not.toHaveProperty(name);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  for (const path of ['/old/', '/none/', '/data/', '//evil.example/', '/\\evil.example', 'x', ''])
    expect([path, (await show(path)).statusCode]).toEqual([path, 404]);
  expect(answered.join()).not.toContain('evil');
  published.close();
  published.closeAllConnections();
  expect((await show('/')).statusCode).toBe(503);
  await with101.close();
  expect((await get('/_preview/published?path=/')).body).toContain('not known here');
});

test('pictures are shown in the forms of the editor, and redirects stay', async () => {
  const picture = await get('/picture.png');
  expect([picture.body, picture.headers['cross-origin-resource-policy']]).toEqual([
    ...['png', 'cross-origin'],
  ]);
  expect(picture.headers['cache-control']).toBe('private, max-age=86400, immutable');
  const moved = await get('/old/');
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/new/']);
});

test('an instance or a service that is down is a page that says so, and tries again', async () => {
  const without = await build(101, { instance: 'http://127.0.0.1:9' });
  const answer = await without.inject({ url: '/', headers: { cookie } });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('starting')]);
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(answer.body) ?? [];
  expect(script).toContain('location.reload()');
  expect(answer.headers['content-security-policy']).toContain(
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect((await get('/', {})).body).not.toContain('<script');
  await without.close();
});
