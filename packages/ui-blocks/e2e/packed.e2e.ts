import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, startProcess, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePackedProject, type PackedProject } from './packed-project.ts';
import { visitPage } from './visit-page.ts';

let project: PackedProject;
const browser = sharedBrowser();

beforeAll(async () => {
  project = await makePackedProject();
});
afterAll(async () => {
  await project?.remove();
});

async function fixtures(): Promise<{ html?: string }[]> {
  return JSON.parse(await readFile(join(project.packageFolder, 'dist/fixtures.json'), 'utf8'));
}

/** Runs the project's own server during the callback. */
async function serving<T>(args: readonly string[], work: (url: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const address = { args: [...args, '--port', String(port)], cwd: project.folder };
  const server = startProcess(address);
  try {
    const url = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(url)).ok, 60_000);
    return await work(url);
  } finally {
    await server.end();
  }
}

const STYLED = { hydrated: true, messages: [], font: 'loaded', canvas: 'rgb(249, 250, 252)' };

describe('§2.6 the package from its tarball', () => {
  it('names no version that only the workspace knows', async () => {
    const manifest = await readFile(join(project.packageFolder, 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/"(catalog|workspace|link|file):/);
  });

  it('renders a page of all blocks in plain Node', async () => {
    const html = await project.node(['render.js']);
    const cases = (await fixtures()).flatMap(({ html }) => html ?? []);
    expect(cases.length).toBeGreaterThan(250);
    // React mixes cases in attribute names; HTML ignores case.
    const page = html.toLowerCase();
    const missing = cases.filter((each) => !page.includes(each.toLowerCase()));
    expect(missing).toEqual([]);
  });

  it('is rendered and hydrated by Vite without a message', async () => {
    const vite = (...args: string[]) =>
      // Only React's development build reports every mismatch.
      project.node(['node_modules/vite/bin/vite.js', 'build', '--mode=development', ...args], {
        NODE_ENV: 'development',
      });
    await vite('--outDir=dist/client');
    await vite('--ssr=vite-server.js', '--outDir=dist/server');
    await project.node(['dist/server/vite-server.js'], { NODE_ENV: 'development' });
    const preview = ['node_modules/vite/bin/vite.js', 'preview', '--outDir=dist/client'];
    await serving([...preview, '--host=127.0.0.1', '--strictPort'], async (url) => {
      expect(await visitPage(browser(), url)).toMatchObject(STYLED);
    });
  });

  it('is a page of a fresh Next app, without a message and without code of blocks', async () => {
    await project.node(['node_modules/next/dist/bin/next', 'build'], {
      NEXT_TELEMETRY_DISABLED: '1',
    });
    const start = ['node_modules/next/dist/bin/next', 'start', '--hostname=127.0.0.1'];
    await serving(start, async (url) => {
      const server = await visitPage(browser(), url);
      expect(server).toMatchObject(STYLED);
      expect(server.scripts).not.toMatch(/pz-|VideoEmbed/);
      const client = await visitPage(browser(), `${url}/client`);
      expect(client).toMatchObject(STYLED);
      expect(client.scripts).toMatch(/pz-quote/);
    });
  });
});
