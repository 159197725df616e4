import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newAnonymousClickId, newClickId } from '@plaza/tracking';
import { buildApp } from 'leads-service/app';
import { clicks } from 'leads-service/clicks/tables';
import { createTestServiceAt } from 'leads-service/testing/test-service';

/** Simulated visits, each with one press of an offer. */
const visits = Number(process.argv[2] ?? 10_000);
const inParallel = 32;
/** Visits after which the site's process is killed. */
const killedAfter = Math.ceil(visits / 6);
const secret = 'a secret of the site and its service';
const program = fileURLToPath(new URL('click-site.ts', import.meta.url));
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const decision = (marketing: boolean) => {
  const value = { necessary: true, preferences: false, statistics: false, marketing };
  const givenAt = new Date(Date.now() - 60_000).toISOString();
  return `geo=ES; impressionId=i1; consent=${encodeURIComponent(JSON.stringify({ ...value, givenAt }))}`;
};

/** A network between site and service: it is down, loses answers, or passes a message on. */
function createNetwork(service: string) {
  let count = 0;
  return createServer(async (request, response) => {
    count += 1;
    if (count % 7 === 3) return void request.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { ...request.headers } as Record<string, string>;
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding'])
      delete headers[name];
    const body = Buffer.concat(chunks);
    const answer = await fetch(service + request.url, { method: 'POST', headers, body });
    if (count % 5 === 2) return void request.socket.destroy();
    response.writeHead(answer.status).end(await answer.text());
  });
}

async function listen(server: ReturnType<typeof createNetwork>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const root = mkdtempSync(join(tmpdir(), 'plaza-clicks-'));
mkdirSync(join(root, 'data'));
const { database, settings, stop } = await createTestServiceAt(join(root, 'data'));
const app = await buildApp({ database, settings: { ...settings, revalidateSecret: secret } });
const network = createNetwork(await app.listen({ port: 0, host: '127.0.0.1' }));
const serviceUrl = await listen(network);
const folder = join(root, 'clicks');

type Running = { readonly child: ChildProcess; readonly port: number };
async function start(): Promise<Running> {
  const args = ['--conditions=@plaza/source', program, folder, serviceUrl, secret];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, port: Number(port) };
}
let site = await start();
let restarting: Promise<void> | undefined;

/** Kills the site as the kernel does when memory is short. */
async function kill(): Promise<void> {
  site.child.kill('SIGKILL');
  await once(site.child, 'exit');
  site = await start();
}

const told = new Set<string>();
const refused = new Set<string>();
let [retries, kills] = [0, 0];

async function visit(index: number): Promise<void> {
  const hasConsent = index % 10 < 7;
  const id = hasConsent ? newClickId(Date.now()) : newAnonymousClickId(Date.now());
  (hasConsent ? told : refused).add(id);
  // A browser sends a request again whose connection broke, and an impatient visitor does too.
  const times = index % 20 === 0 ? 2 : 1;
  for (let sent = 0; sent < times; ) {
    await restarting;
    const url = `http://127.0.0.1:${site.port}/go/uno?click=${id}`;
    const headers = { cookie: decision(hasConsent), 'user-agent': browser };
    const answer = await fetch(url, { headers, redirect: 'manual' }).catch(() => undefined);
    if (answer?.status === 302 && answer.headers.get('location')?.endsWith(id)) sent += 1;
    else {
      retries += 1;
      await wait(20);
    }
  }
}

let next = 0;
const work = async () => {
  while (next < visits) {
    const index = next++;
    if (index > 0 && index % killedAfter === 0) {
      kills += 1;
      restarting = kill();
    }
    await visit(index);
  }
};
const started = performance.now();
await Promise.all(Array.from({ length: inParallel }, work));
const seconds = (performance.now() - started) / 1000;
// Files of killed processes are taken after 30 seconds.
const deadline = Date.now() + 300_000;
while (readdirSync(folder).length > 0 && Date.now() < deadline) await wait(500);
const rows = await database.orm.select().from(clicks);
const stored = new Map(rows.map(({ id, impressionId }) => [id, impressionId !== null]));
const lost = [...told, ...refused].filter((id) => !stored.has(id)).length;
const unjoined = [...told].filter((id) => stored.get(id) !== true).length;
const joined = [...refused].filter((id) => stored.get(id) === true).length;
const twice = rows.length + lost - visits;
console.log(
  `${visits} presses (${told.size} with consent, told as select_content), ${retries} repeated requests, ${kills} kills, ${seconds.toFixed(0)} s:
${rows.length} clicks stored, ${lost} lost, ${twice} twice, ${unjoined} told and not joined, ${joined} joined without consent, ${readdirSync(folder).length} files left`,
);
process.exitCode = lost + twice + unjoined + joined === 0 ? 0 : 1;
site.child.kill('SIGKILL');
network.close();
await app.close();
await stop();
rmSync(root, { recursive: true, force: true });
process.exit();
