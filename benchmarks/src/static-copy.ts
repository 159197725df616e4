import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, startProcess, until } from '@plaza/testing';
import type { Browser } from 'playwright';
import { onPhone } from './phone.ts';

/** A page and everything it loads as static files, served by nginx as packaged by Debian. */
export type StaticCopy = { address: string; close: () => Promise<void> };

const configuration = (folder: string, port: number) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
  gzip on; gzip_comp_level 6; gzip_types text/css text/javascript application/javascript image/svg+xml;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${folder}/files; index index.html;
    location / { try_files $uri$is_args$args $uri $uri/index.html =404; }
  }
}`;

/** The file that nginx serves for a request; a query is part of the name. */
function fileOf(address: string): string {
  const { pathname, search } = new URL(address);
  return decodeURI(pathname).replace(/\/$/, '/index.html') + search;
}

/** Writes everything a phone's browser loads with the page into the folder, byte for byte. */
async function saveFiles(browser: Browser, address: string, folder: string) {
  await onPhone(browser, {}, async (page) => {
    const saved: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'GET') saved.push(save(request.url()));
    });
    async function save(url: string) {
      const file = join(folder, fileOf(url));
      const body = Buffer.from(await (await fetch(url)).arrayBuffer());
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(saved);
  });
}

/**
 * @param wrapper the command prefix that runs nginx, e.g. to pin it to a core
 * @throws if nginx is not installed (Debian: `apt-get install nginx-light`) or does not answer
 */
export async function serveCopy(
  browser: Browser,
  address: string,
  wrapper: readonly string[] = [],
): Promise<StaticCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-nginx-'));
  // nginx workers started by root run as another user, who must be able to read.
  await chmod(folder, 0o755);
  await saveFiles(browser, address, join(folder, 'files'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginxArgs = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const [command = '', ...args] = [...wrapper, '/usr/sbin/nginx', ...nginxArgs];
  const nginx = startProcess({ command, args, cwd: folder });
  const copy = `http://127.0.0.1:${port}/`;
  await until(async () => (await fetch(copy)).ok);
  const close = async () => {
    await nginx.end('SIGTERM');
    await rm(folder, { recursive: true });
  };
  return { address: copy, close };
}
