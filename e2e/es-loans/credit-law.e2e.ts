import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSiteBuild, lawPages } from '@plaza/law';
import { withoutEach } from '@plaza/law/testing/credit-page';
import { readSite } from '@plaza/site-config/folder';
import { afterAll, describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../apps/es-loans');
const built = join(app, '.next');
const { site } = await readSite(app);
const check = (distDir: string) => checkSiteBuild(app, distDir, lawPages(site));
const folder = mkdtempSync(join(tmpdir(), 'plaza-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the built site with one page changed. */
function withPage(path: string, change: (html: string) => string): string {
  const distDir = mkdtempSync(join(folder, 'next-'));
  for (const name of readdirSync(built).filter((name) => name !== 'server'))
    symlinkSync(join(built, name), join(distDir, name));
  cpSync(join(built, 'server'), join(distDir, 'server'), { recursive: true });
  const file = join(distDir, `server/app${path}.html`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return distDir;
}

const gone = (html: string, hook: string, count: number): string =>
  count === 0 ? html : gone(withoutEach(html, hook)[0] ?? '', hook, count - 1);

const FRONT = '/es-ES';
const BARE = `${FRONT} shows an offer without a representative example`;

describe('Directive (EU) 2023/2225 art. 8: the built pages of es-loans', () => {
  it('have an example in each offer: eleven on the front page', async () => {
    const { issues, credit } = await check(built);
    expect(issues).toEqual([]);
    expect(credit[FRONT]).toEqual({ offers: 11, examples: 11 });
    expect(Object.keys(credit).toSorted()).toEqual(
      ['', '/100-euros', '/1000-euros', '/250-euros', '/500-euros', '/lp'].map(
        (path) => FRONT + path,
      ),
    );
    for (const { offers, examples } of Object.values(credit)) expect(examples).toBe(offers);
  });

  it('fail the build check without ten of the eleven examples', async () => {
    const distDir = withPage(FRONT, (html) => gone(html, 'data-representative-example', 10));
    const { issues, credit } = await check(distDir);
    expect(credit[FRONT]).toEqual({ offers: 11, examples: 1 });
    expect(issues.filter((issue) => issue === BARE)).toHaveLength(10);
  });

  it('fail it without the warning', async () => {
    const distDir = withPage(`${FRONT}/lp`, (html) => gone(html, 'data-credit-warning', 1));
    expect((await check(distDir)).issues).toEqual([`${FRONT}/lp has no credit warning`]);
  });

  it('fail it with two offers out of the stated order', async () => {
    const distDir = withPage(`${FRONT}/lp`, (html) =>
      html.replace(/data-apr="17\.\d+"/, 'data-apr="9999"'),
    );
    expect((await check(distDir)).issues).toEqual([
      expect.stringMatching(
        /^\/es-ES\/lp claims that offers are ordered from the lowest APR to the highest, but shows 9999, /,
      ),
    ]);
  });
});
