import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrontOptions } from '../model/front-options.ts';
import { writeCertificate } from '../testing/certificate.ts';
import { nginxConfig } from './nginx-config.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-front-'));
  await mkdir(join(folder, 'temporary'));
  await writeCertificate(folder, 'a.example');
});

afterAll(() => rm(folder, { recursive: true }));

const site = { hosts: ['a.example'], instances: ['127.0.0.1:3000', '[::1]:3001'] };
const base = (): FrontOptions => ({ folder, listen: '127.0.0.1:20080', sites: [site] });

/** What the real nginx says of a configuration. */
async function verdict(options: FrontOptions): Promise<string> {
  const file = join(folder, 'nginx.conf');
  await writeFile(file, nginxConfig(options));
  const args = ['-t', '-q', '-c', file, '-p', folder, '-e', 'stderr'];
  return runProcess({ command: '/usr/sbin/nginx', args, cwd: folder });
}

describe('design §4: the configuration of the front', () => {
  it.each([
    ['the least', () => ({})],
    [
      'everything',
      () => ({
        tls: { certificate: join(folder, 'a.crt'), key: join(folder, 'a.key') },
        redirectListen: '127.0.0.1:20081',
        acmeFolder: '/var/www/acme',
        purgeListen: '127.0.0.1:20082',
        trustedProxies: ['10.0.0.0/8', '2001:db8::/32'],
        service: { listen: '127.0.0.1:20083', instances: ['127.0.0.1:4000'] },
        workerProcesses: 1,
        priority: -10,
        sites: [
          {
            ...site,
            aliases: ['www.a.example'],
            parameters: ['gclid', 'sub-id', 'a.b'],
            cookies: ['application'],
            countryHeaders: ['cf-ipcountry'],
            staticFolder: '/srv/a',
          },
          { hosts: ['b.example', '*'], instances: ['127.0.0.1:3002'] },
        ],
      }),
    ],
    ['no limits and no log', () => ({ limits: false as const, accessLog: false })],
  ])('is accepted by nginx without a warning, with %s', async (_case, more) => {
    expect(await verdict({ ...base(), ...more() })).toBe('');
  });

  it.each([
    ['sites: a front needs a site', { sites: [] }],
    [
      'sites[0].hosts: "a.example; }" is not valid',
      { sites: [{ ...site, hosts: ['a.example; }'] }] },
    ],
    ['sites[0].instances: a site needs an instance', { sites: [{ ...site, instances: [] }] }],
    ['sites: the host "a.example" is there twice', { sites: [site, site] }],
    ['listen: "80; include /etc/passwd" is not valid', { listen: '80; include /etc/passwd' }],
    ['priority: "-21" is not valid', { priority: -21 }],
    ['trustedProxies: "everyone" is not valid', { trustedProxies: ['everyone'] }],
  ])('is not written with what it cannot hold: %s', (message, more) => {
    expect(() => nginxConfig({ ...base(), ...more })).toThrow(message);
  });
});
