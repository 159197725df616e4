import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownEnvironment } from '../environment/fixtures.ts';
import { openLostSite } from '../environment/lost-site.ts';
import { type Head, readHead } from '../environment/read-head.ts';
import { readPicture } from '../environment/read-picture.ts';
import { readSitemap } from '../environment/read-sitemap.ts';
import { signRevalidation } from '../environment/sign-revalidation.ts';
import { esLoans, paths, refused } from './es-loans.ts';

const environment = ownEnvironment({ sites: [esLoans] });
const browser = sharedBrowser();

const html = async (path: string) => (await fetch(environment().site + path)).text();

/** Changes the front page's h1 in the copy of the content folder. */
async function writeHeading(heading: string) {
  const file = await environment().frontPageFile();
  const page = JSON.parse(await readFile(join(environment().content, file), 'utf8'));
  await writeFile(join(environment().content, file), JSON.stringify({ ...page, heading }));
}

const sign = (secret = environment().secret, at?: number) =>
  signRevalidation({ secret, websiteId: 101, ...(at && { at }) });
const revalidate = (message = sign()) =>
  fetch(`${environment().site}/api/revalidate`, { method: 'POST', ...message });

beforeAll(async () => {
  await html('/');
  await writeHeading('Préstamos, paso a paso');
  await environment().importContent();
  await until(async () => (await html('/')).includes('Préstamos, paso a paso'));
});

describe('an import', () => {
  it('a second import of the same folder changes nothing', async () => {
    expect(await environment().importContent()).toMatch(/nothing (has )?changed|no changes/i);
  });

  it('rejects an invalid folder entirely, listing file and path of every issue, and the page stays', async () => {
    const file = join(environment().content, await environment().frontPageFile());
    const before = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(before), heading: 7, meta: {} }));
    const refusal = await environment()
      .importContent()
      .catch((error: Error) => error.message);
    expect(refusal).toMatch(/heading/);
    expect(refusal).toMatch(/meta\.title/);
    expect(refusal).toContain(await environment().frontPageFile());
    await writeFile(file, before);
    expect(await html('/')).toContain('Préstamos, paso a paso');
  });
});

describe('the revalidation endpoint', () => {
  it('rejects a forged, an old and a replayed message', async () => {
    const forged = sign('another secret');
    expect((await revalidate(forged)).status).toBe(401);
    const old = sign(environment().secret, Date.now() / 1000 - 6 * 60);
    expect((await revalidate(old)).status).toBe(401);
    const message = sign();
    expect((await revalidate(message)).status).toBe(204);
    expect((await revalidate(message)).status).toBe(409);
  });
});

/** One at a time: a site that has to render ten pages at once on a busy machine rejects some (decision 21). */
async function statusesOf(site: string) {
  const statuses: (readonly [string, number])[] = [];
  for (const [path] of paths) statuses.push([path, (await fetch(site + path)).status]);
  return statuses;
}

const allThere = paths.map(([path]) => [path, 200]);

describe('design §3 "When things fail": the service stops and recovers', () => {
  it('keeps all nine pages at 200 and logs "stale" while it is down, then is fresh again', async () => {
    await statusesOf(environment().site);
    await environment().stopService();
    const logged = environment().siteLog().length;
    expect((await revalidate()).status).toBe(204);
    expect(await statusesOf(environment().site)).toEqual(allThere);
    await until(() => /stale/i.test(environment().siteLog().slice(logged)));
    expect(await html('/')).toContain('Préstamos, paso a paso');

    await writeHeading('De vuelta, con noticias');
    await environment().startService();
    await environment().importContent({ quietly: true });
    await until(async () => (await html('/')).includes('De vuelta, con noticias'), 30_000);
  });
});

describe('design §3 "When things fail": the service restarts empty', () => {
  it('keeps all pages at 200 with another data folder, and for a site that starts cold', async () => {
    await statusesOf(environment().site);
    const emptyFolder = join(environment().content, '..', 'another-data-folder');
    await environment().stopService();
    await environment().startService({ PLAZA_DATA_DIR: emptyFolder });
    const logged = environment().siteLog().length;
    expect((await revalidate()).status).toBe(204);
    for (let round = 0; round < 3; round += 1)
      expect(await statusesOf(environment().site)).toEqual(allThere);
    // A service that was just started may reject first, and is then left alone for a moment.
    await until(async () => {
      expect(await statusesOf(environment().site)).toEqual(allThere);
      return environment().siteLog().slice(logged).includes('There is no website 101');
    });
    expect(await html('/')).toContain('De vuelta, con noticias');

    const cold = await openLostSite(esLoans, {
      env: { LEADS_SERVICE_URL: environment().service },
      lost: ['.data'],
    });
    try {
      expect(await statusesOf(cold.site)).toEqual(allThere);
      expect(cold.log()).toContain('the snapshot');
    } finally {
      await cold.close();
    }
    await environment().stopService();
    await environment().startService();
    expect((await revalidate()).status).toBe(204);
    expect(await statusesOf(environment().site)).toEqual(allThere);
  });

  it('returns no page that an import removed, until another adds it again', async () => {
    const file = join(environment().content, 'pages/accessibility.json');
    const page = await readFile(file, 'utf8');
    const status = async () => (await fetch(`${environment().site}/accesibilidad/`)).status;
    await rm(file);
    await environment().importContent();
    await until(async () => (await status()) === 410);
    await writeFile(file, page);
    await environment().importContent();
    await until(async () => (await status()) === 200);
  });
});

describe('an import updates the head and the share picture', () => {
  it('a new heading gives a new title and a new picture at a new URL', async () => {
    const readFront = () => readHead(browser(), `${environment().site}/`, refused);
    const pictureOf = ({ metas: { 'og:image': address = '' } }: Head) => {
      const { pathname, search } = new URL(address);
      return readPicture(environment().site + pathname + search);
    };
    const before = await readFront();
    const earlier = await pictureOf(before);
    const file = join(environment().content, await environment().frontPageFile());
    const page = JSON.parse(await readFile(file, 'utf8'));
    const renewed = { ...page, heading: 'Otra portada', updatedAt: '2026-11-21T09:00:00Z' };
    renewed.meta = { ...page.meta, title: 'Otro título' };
    await writeFile(file, JSON.stringify(renewed));
    await environment().importContent();
    const head = await until(async () => {
      const now = await readFront();
      return now.title === 'Otro título' && now;
    });
    expect(head.metas['og:title']).toBe('Otro título');
    expect(head.metas['og:image']).not.toBe(before.metas['og:image']);
    const after = await pictureOf(head);
    expect(after.size).toEqual([1200, 630]);
    expect(after.body.equals(earlier.body)).toBe(false);
    const { files } = await readSitemap(environment().site);
    expect([...files.values()].join()).toContain('2026-11-21T09:00:00Z');
  });
});
