import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownHouse, sharedBrowser } from '../harness/fixtures.ts';
import { openLostSite } from '../harness/lost-site.ts';
import { signRevalidation } from '../harness/sign-revalidation.ts';
import { until } from '../harness/until.ts';
import { paths } from './paths.ts';
import { type Head, readHead } from './read-head.ts';
import { readPicture } from './read-picture.ts';

const house = ownHouse();
const browser = sharedBrowser();

const html = async (path: string) => (await fetch(house().site + path)).text();

/** Changes the front page's h1 in the copy of the content folder. */
async function writeHeading(heading: string) {
  const file = await house().frontPageFile();
  const page = JSON.parse(await readFile(join(house().content, file), 'utf8'));
  await writeFile(join(house().content, file), JSON.stringify({ ...page, heading }));
}

const revalidate = (message = signRevalidation(house().secret)) =>
  fetch(`${house().site}/api/revalidate`, { method: 'POST', ...message });

describe('an import changes a page', () => {
  it('shows the change within 2 s of the import', async () => {
    await html('/');
    await writeHeading('Préstamos, paso a paso');
    const report = await house().importContent();
    expect(report).toMatch(/pages/);
    const asked = Date.now();
    await until(async () => (await html('/')).includes('Préstamos, paso a paso'), 2_000);
    expect(Date.now() - asked).toBeLessThan(2_000);
  });

  it('a second import of the same folder changes nothing', async () => {
    expect(await house().importContent()).toMatch(/nothing (has )?changed|no changes/i);
  });

  it('refuses a broken folder whole, with file and path of every fault, and the page stays', async () => {
    const file = join(house().content, await house().frontPageFile());
    const before = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(before), heading: 7, meta: {} }));
    const refusal = await house()
      .importContent()
      .catch((error: Error) => error.message);
    expect(refusal).toMatch(/heading/);
    expect(refusal).toMatch(/meta\.title/);
    expect(refusal).toContain(await house().frontPageFile());
    await writeFile(file, before);
    expect(await html('/')).toContain('Préstamos, paso a paso');
  });
});

describe('the revalidation endpoint', () => {
  it('refuses a forged, an old and a replayed message', async () => {
    const forged = signRevalidation('another secret');
    expect((await revalidate(forged)).status).toBe(401);
    const old = signRevalidation(house().secret, Date.now() / 1000 - 6 * 60);
    expect((await revalidate(old)).status).toBe(401);
    const message = signRevalidation(house().secret);
    expect((await revalidate(message)).status).toBe(204);
    expect((await revalidate(message)).status).toBe(409);
  });
});

describe('design §3 "When things fail": the service stops and comes back', () => {
  it('keeps all nine pages at 200 and logs "stale" while it is down, then is fresh again', async () => {
    await Promise.all(paths.map(([path]) => html(path)));
    await house().stopService();
    const logged = house().siteLog().length;
    expect((await revalidate()).status).toBe(204);
    // Each page asks the service again and again before it is content with what it has.
    const statuses = paths.map(async ([path]) => [path, (await fetch(house().site + path)).status]);
    expect(await Promise.all(statuses)).toEqual(paths.map(([path]) => [path, 200]));
    await until(() => /stale/i.test(house().siteLog().slice(logged)));
    expect(await html('/')).toContain('Préstamos, paso a paso');

    await writeHeading('De vuelta, con noticias');
    await house().startService();
    await house().importContent({ quietly: true });
    await until(async () => (await html('/')).includes('De vuelta, con noticias'), 30_000);
  });
});

describe('design §3 "When things fail": the service comes back empty', () => {
  const statusesOf = async (site: string) =>
    Promise.all(paths.map(async ([path]) => [path, (await fetch(site + path)).status]));
  const allThere = paths.map(([path]) => [path, 200]);

  it('keeps all pages at 200 with the data folder of another, and for a site that starts cold', async () => {
    await Promise.all(paths.map(([path]) => html(path)));
    const emptyFolder = join(house().content, '..', 'another-data-folder');
    await house().stopService();
    await house().startService({ PLAZA_DATA_DIR: emptyFolder });
    const logged = house().siteLog().length;
    expect((await revalidate()).status).toBe(204);
    for (let round = 0; round < 3; round += 1)
      expect(await statusesOf(house().site)).toEqual(allThere);
    expect(house().siteLog().slice(logged)).toContain('There is no website 101');
    expect(await html('/')).toContain('De vuelta, con noticias');

    const cold = await openLostSite({ LEADS_SERVICE_URL: house().service }, ['.data']);
    try {
      expect(await statusesOf(cold.site)).toEqual(allThere);
      expect(cold.log()).toContain('the snapshot');
    } finally {
      await cold.close();
    }
    await house().stopService();
    await house().startService();
    expect((await revalidate()).status).toBe(204);
    expect(await statusesOf(house().site)).toEqual(allThere);
  });

  it('does without a page that an import removed, until one brings it back', async () => {
    const file = join(house().content, 'pages/accessibility.json');
    const page = await readFile(file, 'utf8');
    const status = async () => (await fetch(`${house().site}/accesibilidad/`)).status;
    await rm(file);
    await house().importContent();
    await until(async () => (await status()) === 404);
    await writeFile(file, page);
    await house().importContent();
    await until(async () => (await status()) === 200);
  });
});

describe('an import renews the head and its picture', () => {
  it('another heading: another title, another picture under another address', async () => {
    const readFront = () => readHead(browser(), `${house().site}/`);
    const pictureOf = ({ metas: { 'og:image': address = '' } }: Head) => {
      const { pathname, search } = new URL(address);
      return readPicture(house().site + pathname + search);
    };
    const before = await readFront();
    const earlier = await pictureOf(before);
    const file = join(house().content, await house().frontPageFile());
    const page = JSON.parse(await readFile(file, 'utf8'));
    const renewed = { ...page, heading: 'Otra portada', updatedAt: '2026-11-21T09:00:00Z' };
    renewed.meta = { ...page.meta, title: 'Otro título' };
    await writeFile(file, JSON.stringify(renewed));
    await house().importContent();
    const head = await until(async () => {
      const now = await readFront();
      return now.title === 'Otro título' && now;
    });
    expect(head.metas['og:title']).toBe('Otro título');
    expect(head.metas['og:image']).not.toBe(before.metas['og:image']);
    const after = await pictureOf(head);
    expect(after.size).toEqual([1200, 630]);
    expect(after.body.equals(earlier.body)).toBe(false);
    const sitemap = await (await fetch(`${house().site}/sitemap.xml`)).text();
    expect(sitemap).toContain('2026-11-21T09:00:00Z');
  });
});
