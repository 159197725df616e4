import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { freePort } from '@plaza/testing';
import { expect, it, onTestFinished } from 'vitest';
import { writeCertificate } from './testing/certificate.ts';
import { ask, hostOf, openFront, openOrigin } from './testing/open-front.ts';

const security = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-tls-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // The workers of nginx may run as another user.
  await chmod(folder, 0o755);
  const files = join(folder, 'static/_next/static');
  await mkdir(files, { recursive: true });
  for (const [name, content] of [
    ['a.css', 'plain'],
    ['a.css.br', 'brotli'],
    ['a.css.gz', 'gzipped'],
  ] as const)
    await writeFile(join(files, name), content);
  const challenges = join(folder, 'acme/.well-known/acme-challenge');
  await mkdir(challenges, { recursive: true });
  await writeFile(join(challenges, 'token'), 'answer');
  const origin = await openOrigin((request, response) =>
    response
      .writeHead(200, { ...security, 'cache-control': 's-maxage=300' })
      .end(`${request.headers['x-forwarded-proto']}`),
  );
  const redirectPort = await freePort();
  const front = await openFront({
    sites: [
      {
        ...{ hosts: ['site.example'], aliases: ['www.site.example'], parameters: [] },
        ...{ instances: [hostOf(origin)], staticFolder: join(folder, 'static') },
      },
    ],
    tls: await writeCertificate(folder, 'site.example'),
    redirectListen: `127.0.0.1:${redirectPort}`,
    acmeFolder: join(folder, 'acme'),
  });
  return { ...front, plain: `http://127.0.0.1:${redirectPort}` };
}

async function askSecurely(port: number, path: string, more: Record<string, string> = {}) {
  const session = connect(`https://127.0.0.1:${port}`, {
    ...{ rejectUnauthorized: false, servername: 'site.example' },
  });
  const sent = session.request({ ':path': path, ':authority': 'site.example', ...more });
  const [headers] = (await once(sent, 'response')) as [IncomingHttpHeaders];
  const body = await text(sent);
  session.close();
  return { headers, body };
}

/** Whether a handshake ends well. */
async function shakesHands(port: number, version: SecureVersion, servername = 'site.example') {
  const versions = { minVersion: version, maxVersion: version };
  const socket = connectTls({ port, servername, rejectUnauthorized: false, ...versions });
  const isSecure = await Promise.race([
    once(socket, 'secureConnect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isSecure;
}

it('answers over HTTP/2 and TLS 1.2 and 1.3, with each security header once', async () => {
  const { port } = await open();
  const { headers, body } = await askSecurely(port, '/');
  expect(body).toBe('https');
  expect(headers).toMatchObject({ ':status': 200, ...security });
  const refused = await askSecurely(port, '/', { 'content-length': '99999', ':method': 'POST' });
  expect(refused.headers).toMatchObject({ ':status': 413, ...security });
  expect(await shakesHands(port, 'TLSv1.2')).toBe(true);
  expect(await shakesHands(port, 'TLSv1.3')).toBe(true);
  expect(await shakesHands(port, 'TLSv1.1')).toBe(false);
  expect(await shakesHands(port, 'TLSv1.3', 'unknown.example')).toBe(false);
});

it('redirects from http, keeps nothing for other names of a site, and answers ACME', async () => {
  const { plain, port } = await open();
  const headers = { host: 'site.example' };
  const redirect = await ask(plain, '/lp/?a=b', { headers });
  expect([redirect.status, redirect.headers.location]).toEqual([
    308,
    'https://site.example/lp/?a=b',
  ]);
  expect((await ask(plain, '/.well-known/acme-challenge/token')).text).toBe('answer');
  const alias = await askSecurely(port, '/', { ':authority': 'www.site.example' });
  expect(alias.headers['cache-status']).toBe('front; fwd=bypass');
});

it('sends files of a folder as they were compressed at build, and asks the site for others', async () => {
  const { port } = await open();
  const coded = async (coding: string) => {
    const { headers, body } = await askSecurely(port, '/_next/static/a.css', {
      'accept-encoding': coding,
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    return [headers['content-encoding'], body];
  };
  expect(await coded('gzip, br')).toEqual(['br', 'brotli']);
  expect(await coded('gzip')).toEqual(['gzip', 'gzipped']);
  expect(await coded('identity')).toEqual([undefined, 'plain']);
  const other = await askSecurely(port, '/_next/static/other.css');
  expect(other.headers['cache-status']).toBe('front; fwd=miss; detail=MISS');
});
