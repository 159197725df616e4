import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort, serveLocally, startProcess, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { readApps } from '@plaza/workspace/apps';
import { portOwner } from '@plaza/workspace/port-owner';
import { root } from '@plaza/workspace/run';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { firstOwnerLink, handOver } from './editor/edited-site.ts';
import { walkToPublication } from './editor/walk-to-publication.ts';

const { service, leadForm, editor, sites } = readApps(process.env);

const browser = sharedBrowser();

type LaunchOptions = { names?: readonly string[]; env?: Readonly<Record<string, string>> };

/** A free port for each program, by its port variable. */
async function choosePorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {};
  for (const { portVariable } of [service, leadForm, editor, ...sites])
    ports[portVariable] = String(await freePort());
  return ports;
}

/** The site of the tests for which one is enough. */
const [site = { name: '', portVariable: '' }] = sites;

/** Runs `start` on its own ports and database; `env` adds variables. */
async function launchStart(
  dataFolder: string,
  { names = [site.name], env = {} }: LaunchOptions = {},
) {
  const ports = { ...(await choosePorts()), ...env };
  const program = startProcess({
    args: ['scripts/start.ts', ...names],
    cwd: root,
    env: { PLAZA_DATA_DIR: dataFolder, NODE_ENV: 'production', SITE_WARM_PAGES: '1', ...ports },
  });
  return { program, ports };
}

const readmeCommand = ['-y', 'pnpm@12', 'start', site.name];

const startFromNode = `const { spawn } = require('node:child_process');
  spawn(process.execPath, ['scripts/start.ts', '${site.name}'], { stdio: 'inherit' });`;

/** The service runs, and the rest is being started: an interrupted `start` leaves most behind then. */
const isStarting = (ports: Readonly<Record<string, string>>) =>
  until(() => answers(ports[service.portVariable] ?? ''), 60_000);

/** The content of each site is imported, and other tests of this file start programs meanwhile. */
const isReady = (program: ReturnType<typeof startProcess>) =>
  until(() => program.output().includes('Ready.'), 180_000);

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

// Each start has its own ports and data folder, and mostly waits.
describe.concurrent('the start command', { timeout: 300_000 }, () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('prints the addresses of what runs, edits its content, and SIGINT leaves no process behind', async ({
    expect,
  }) => {
    const data = join(folder, 'signal');
    const { program, ports } = await launchStart(data, { names: [] });
    await isReady(program);
    for (const port of Object.values(ports)) {
      expect(program.output()).toContain(`http://127.0.0.1:${port}`);
      expect(await answers(port)).toBe(true);
    }
    const link = firstOwnerLink(program.output()) ?? '';
    const at = (variable: string, offset = 0) =>
      `http://127.0.0.1:${Number(ports[variable]) + offset}`;
    await walkToPublication({
      ...{ browser: browser(), expect, link, websiteId: await handOver(site.name, data) },
      ...{ editorUrl: at(editor.portVariable), siteUrl: at(site.portVariable) },
      previewUrl: at(editor.portVariable, 1),
    });
    expect(program.output()).not.toMatch(/\/draft\/\w/);
    expect(await program.end('SIGINT')).toEqual({ code: 0 });
    for (const port of [...Object.values(ports), new URL(at(editor.portVariable, 1)).port])
      expect(await answers(port)).toBe(false);
    const { program: again } = await launchStart(data);
    await isReady(again);
    expect(again.output()).toContain('editors write its content; nothing was imported');
    expect(firstOwnerLink(again.output())).toBeUndefined();
    expect(await again.end('SIGTERM')).toEqual({ code: 0 });
  });

  it('stops a running build on a signal', async ({ expect }) => {
    const { program } = await launchStart(join(folder, 'building'));
    await until(() => program.output().includes('Building'), 60_000);
    expect(await program.end('SIGTERM')).toEqual({ code: 0 });
    expect(program.output()).toContain('Stopping: SIGTERM');
    expect(program.output()).not.toContain('Ready.');
  });

  it.each([
    { starter: 'npx', args: readmeCommand, signal: 'SIGTERM' },
    { starter: 'npx', args: readmeCommand, signal: 'SIGKILL' },
    { starter: process.execPath, args: ['-e', startFromNode], signal: 'SIGKILL' },
  ] as const)(
    'leaves no process behind when $signal ends $starter, which started it',
    async ({ starter, args, signal }) => {
      const ports = await choosePorts();
      const env = { PLAZA_DATA_DIR: join(folder, `${basename(starter)}-${signal}`), ...ports };
      const program = startProcess({ command: starter, args, cwd: root, env });
      await isStarting(ports);
      program.child.kill(signal);
      await program.ended;
      for (const port of Object.values(ports))
        await until(() => portOwner(Number(port)) === undefined, 60_000);
    },
  );

  it.for([site.portVariable, service.portVariable, editor.portVariable])(
    'reports the taken port and that %s changes it',
    async (variable, { expect }) => {
      const server = await serveLocally((_request, response) => response.end());
      const { port } = new URL(server.url);
      const { program } = await launchStart(join(folder, `taken-${variable}`), {
        env: { [variable]: port },
      });
      expect(await program.ended).toEqual({ code: 1 });
      await server.close();
      expect(program.output()).toContain(`Port ${port} `);
      expect(program.output()).toContain(`is taken by process ${process.pid} (`);
      expect(program.output()).toContain(`${variable}=`);
      expect(program.output()).not.toContain('    at ');
    },
  );

  it('restarts a crashed service while pages stay up, and SIGTERM stops everything', async ({
    expect,
  }) => {
    const { program, ports } = await launchStart(join(folder, 'crash'));
    await isReady(program);
    const servicePort = Number(ports[service.portVariable]);
    const pid = portOwner(servicePort)?.pid as number;
    const statuses = new Set<number>();
    const getPage = async () => {
      const { status } = await fetch(`http://127.0.0.1:${ports[site.portVariable]}/`);
      statuses.add(status);
    };
    process.kill(pid, 'SIGKILL');
    await until(async () => {
      await getPage();
      return program.output().includes('leads-service restarted');
    }, 30_000);
    await until(() => answers(String(servicePort)), 30_000);
    await getPage();
    expect([...statuses]).toEqual([200]);
    expect(program.output()).toContain('leads-service ended (SIGKILL). Restarting in 1 s');
    expect(portOwner(servicePort)?.pid).not.toBe(pid);
    expect(await program.end('SIGTERM')).toEqual({ code: 0 });
    expect(await answers(String(servicePort))).toBe(false);
  });

  it('leaves no process behind when it is killed itself', async () => {
    const { program, ports } = await launchStart(join(folder, 'killed'));
    await isReady(program);
    await program.end('SIGKILL');
    for (const port of Object.values(ports))
      await until(() => portOwner(Number(port)) === undefined, 30_000);
  });

  it('rejects the name of a site that does not exist, and names those that do', async ({
    expect,
  }) => {
    const { program } = await launchStart(join(folder, 'none'), { names: ['xx-loans'] });
    expect(await program.ended).toEqual({ code: 1 });
    expect(program.output()).toContain(`No site is called xx-loans. There are: ${site.name}`);
  });

  it('rejects an invalid port and names the variable', async ({ expect }) => {
    const { program } = await launchStart(join(folder, 'none'), {
      env: { [service.portVariable]: 'http' },
    });
    await program.ended;
    expect(program.output()).toContain(`${service.portVariable}=http is not a port`);
  });
});
