import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appKinds, writeImage } from '@plaza/image';
import { freePort, type RunningProcess, until } from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';
import { type ContainerImage, nodeOfUser, openBuildah, whyNot } from './buildah.ts';

const reason = whyNot();
const user = 10_001;
const most = 250e6;

/** What runs of each kind of app, and the variable of its port. */
const apps = [
  { app: 'leads-service', kind: appKinds.service, port: 'LEADS_SERVICE_PORT', page: '/docs' },
  { app: 'es-loans', kind: appKinds.site, port: 'PORT', page: '/' },
] as const;

describe.skipIf(reason)(`container images${reason ? ` (left out: ${reason})` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-images-'));
  const buildah = openBuildah(folder);
  const built = (app: string) => join(folder, 'built', app);

  beforeAll(() => buildah.makeBase(), 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe.each(apps)('$app', ({ app, kind, port: variable, page }) => {
    let image: ContainerImage;

    beforeAll(async () => {
      await writeImage(join(root, 'apps', app), join(built(app), 'image'));
      image = await buildah.build(app, built(app));
    }, 180_000);

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

    it('serves as its user, writes only where it may, and ends within 10 s', async () => {
      const container = await buildah.container(app);
      const port = await freePort();
      const env = { [variable]: String(port) };
      const running = container.run(image.config.Entrypoint, env);
      const address = `http://127.0.0.1:${port}`;
      const isReady = async () => (await fetch(`${address}${kind.ready}`)).ok;
      await Promise.race([until(isReady, 60_000), failure(running)]);
      expect((await fetch(`${address}${page}`)).status).toBe(200);
      const health = await container.run(['node', 'health.mjs'], env).ended;
      expect(health.code).toBe(0);
      const pid = await until(() => nodeOfUser(user, running.child.pid ?? 0));
      const start = performance.now();
      process.kill(pid, 'SIGTERM');
      await running.ended;
      expect(performance.now() - start).toBeLessThan(10_000);
      expect(writtenBy(user, container.folder)).toEqual([]);
    }, 120_000);
  });
});

/** @throws Error with the output of a process that ends */
async function failure(running: RunningProcess): Promise<never> {
  await running.ended;
  throw new Error(running.output());
}

/** The files below a folder that a user owns, without those in folders made to be written. */
const writtenBy = (uid: number, folder: string) =>
  globSync('**/*', { cwd: folder, exclude: ['proc', 'sys', 'dev', 'data', 'tmp'] }).filter(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.uid === uid,
  );
