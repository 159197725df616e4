import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appKinds, writableFolders, writeImage } from '@plaza/image';
import { freePort, type RunningProcess, until } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContainerImage, openBuildah, whyNot } from './buildah.ts';
import { startReadOnly } from './start-read-only.ts';

const reason = whyNot();
const user = 10_001;
const most = 250e6;

/** An app of each kind, its page, and the variable of its port. Platform is the largest site. */
const apps = [
  { app: 'leads-service', kind: appKinds.service, port: 'LEADS_SERVICE_PORT', page: '/docs' },
  { app: 'platform', kind: appKinds.site, port: 'PORT', page: '/de/kontakt/' },
] as const;

describe.skipIf(reason)(`container images${reason ? ` (left out: ${reason})` : ''}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-images-'));
  const buildah = await openBuildah(folder);
  const built = (app: string) => join(folder, 'built', app);

  beforeAll(() => buildah.buildRuntime());
  afterAll(async () => {
    await buildah.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(apps)('$app', ({ app, kind, port: variable, page }) => {
    let image: ContainerImage;

    beforeAll(async () => {
      await writeImage(join(root, 'apps', app), join(built(app), 'image'));
      image = await buildah.build(app, built(app));
    });

    it('is small, ends by SIGTERM, is asked for its health, and does not run as root', () => {
      expect(image.bytes).toBeLessThanOrEqual(most);
      expect(image.config).toMatchObject({
        User: `${user}:${user}`,
        StopSignal: 'SIGTERM',
        Healthcheck: { Test: ['CMD', 'node', 'health.mjs'] },
      });
      expect(image.config.Env).toContain('NODE_ENV=production');
    });

    it('holds no sources, tests, types or tools of development', () => {
      const files = globSync('**/*', { cwd: join(built(app), 'image') });
      expect(files.length).toBeGreaterThan(50);
      const unwanted =
        /\.test\.|\.tsx?$|\.map$|\/(?:vitest|playwright|typescript|tsup|turbo|@biomejs)\//;
      const configuration = /\/(?:next\.config|plaza\.config|routes)\.ts$|\/\.plaza\/.*\.ts$/;
      expect(
        files.filter((file) => unwanted.test(`/${file}`) && !configuration.test(`/${file}`)),
      ).toEqual([]);
    });

    it('serves what it was built with on a read-only root, without rights, and ends within 10 s', async () => {
      const port = await freePort();
      // No service: pages of the build are served as they are.
      const env = {
        [variable]: String(port),
        SITE_WARM_PAGES: '1',
        LEADS_SERVICE_URL: 'http://127.0.0.1:9',
      };
      const start = { env, writes: writableFolders };
      const running = startReadOnly(image, { ...start, command: image.config.Entrypoint });
      const address = `http://127.0.0.1:${port}`;
      const isReady = async () => (await fetch(`${address}${kind.ready}`)).ok;
      await Promise.race([until(isReady, 60_000), failure(running)]);
      expect(statusOf(running)).toMatchObject({
        Uid: `${user}\t${user}\t${user}\t${user}`,
        CapEff: '0000000000000000',
        NoNewPrivs: '1',
      });
      const answer = await fetch(`${address}${page}`);
      expect(answer.status).toBe(200);
      if (kind === appKinds.site) expect(answer.headers.get('x-nextjs-cache')).not.toBe('MISS');
      const [, ...health] = image.config.Healthcheck.Test;
      expect(await startReadOnly(image, { ...start, command: health }).ended).toEqual({ code: 0 });
      const began = performance.now();
      await running.end();
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(running.output()).not.toMatch(/EROFS|EACCES/);
    });
  });
});

/** @throws Error with the output of a process that ends */
async function failure(running: RunningProcess): Promise<never> {
  await running.ended;
  throw new Error(running.output());
}

/** What the kernel says of a process. */
const statusOf = ({ child }: RunningProcess): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${child.pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(':\t') as [string, string]),
  );
