import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCommand } from './check-command.ts';
import { createSmallSite } from './small-site.test.support.ts';

type Site = ReturnType<typeof createSmallSite>;

async function run({ folder }: Site, ...options: string[]) {
  const [written, printed]: [string[], string[]] = [[], []];
  const code = await checkCommand(options, {
    projectDir: folder,
    write: (text) => void written.push(text),
    print: (text) => void printed.push(text),
  });
  return { code, written: written.join(''), printed: printed.join('') };
}

const front = 'content/pages/front.json';
const alba = 'content/products/alba.json';

describe('plaza-site check', () => {
  test('prints how many files and rules it checked', async () => {
    const { code, written } = await run(createSmallSite());
    expect(code).toBe(0);
    expect(written).toMatch(/^Checked \d\d files against \d\d rules: 0 errors, 0 warnings\.\n$/);
  });

  test('lists every issue of every rule by file and line, with a hint', async () => {
    const site = createSmallSite();
    site.edit(front, '"noIndex": false', '"noIndex": false, "noArchive": true');
    site.edit(front, '#ofertas', '/nada/');
    site.put('content/pages/broken.json', '{\n  "id": "broken",\n');
    site.edit(alba, '"apr": 26.83', '"apr": 26.84');
    const { code, written } = await run(site);
    expect(code).toBe(1);
    const line = (text: string) => site.lineOf(front, text);
    expect(written.split('\n')).toEqual([
      'content/pages/broken.json:3:1: error: not valid JSON: Expected double-quoted property name [content-files]',
      `${front}:${line('noArchive')}:23: error: meta.noArchive: unknown field, which is ignored [content-files]`,
      '    Correct the spelling, or remove it.',
      `${front}:${line('/nada/')}:19: error: /nada/ is not a page of the site [links]`,
      '    Link to a path in routes.ts.',
      `${alba}:${site.lineOf(alba, '"apr": 26.84')}:7: error: apr is 26.84, but the payments give 26.83 [offers]`,
      '    Correct the rate, or the amounts and days of the payments.',
      expect.stringMatching(/^Checked \d+ files against \d+ rules: 4 errors, 0 warnings\.$/),
      '',
    ]);
  });

  test('prints errors before warnings, and sums up unfinished texts', async () => {
    const site = createSmallSite();
    site.edit(front, 'Cómo funciona', 'TODO');
    site.edit('routes.ts', 'const locale', '// TODO: more routes\nconst locale');
    site.edit('content/pages/privacy.json', 'mailto:hola@encina', 'mailto:hola@roble');
    site.edit(alba, '"apr": 26.83', '"apr": 26.84');
    const heads = ({ written }: { written: string }) =>
      written.split('\n').filter((line) => /^\S/.test(line));
    expect(heads(await run(site))).toEqual([
      expect.stringMatching(/^content\/products\/alba.json:\d+:7: error: apr is/),
      expect.stringMatching(/^content\/pages\/privacy.json:\d+:\d+: warning: mailto:hola@roble/),
      `2 unfinished texts (TODO) in ${front}, routes.ts; --release lists each.`,
      expect.stringMatching(/: 1 error, 3 warnings\.$/),
    ]);
    expect(heads(await run(site, '--quiet'))).toEqual([
      expect.stringContaining('error: apr is'),
      expect.stringMatching(/: 1 error, 3 warnings\.$/),
    ]);
    expect(heads(await run(site, '--release')).join('\n')).toMatch(
      /error: unfinished text \(TODO\)/,
    );
  });

  test('prints JSON with --json', async () => {
    const site = createSmallSite();
    site.edit('routes.ts', "'/250-euros/'", "'/250/'");
    const { code, written, printed } = await run(site, '--json');
    expect([code, written]).toEqual([1, '']);
    const { issues, skipped } = JSON.parse(printed);
    expect(skipped).toBe(0);
    expect(issues).toEqual([
      {
        file: 'routes.ts',
        line: 7,
        column: 3,
        rule: 'routes-and-pages',
        severity: 'error',
        message: 'the route /250/ of es-ES has no page',
        hint: expect.stringContaining('"path": "/250/"'),
      },
    ]);
  });

  test('§3.3 requires the texts of a cookie in every language of the site', async () => {
    const site = createSmallSite();
    site.edit(
      'plaza.config.ts',
      "currency: { name: 'EUR' } },",
      "currency: { name: 'EUR' } }, 'SE', 'MX',",
    );
    const google = 'content/website-cookies/google.json';
    const translations =
      '"translations": { "sv": { "description": "Om den", "expiration": "2 år" } },';
    site.edit(google, '"name": "_ga",', `"name": "_ga", ${translations}`);
    const found = (await site.issues()).filter(({ rule }) => rule === 'cookie-texts');
    const inGoogle = found.filter(({ file }) => file === google);
    expect(inGoogle.map(({ line, message }) => [line, message])).toEqual([
      [site.lineOf(google, '"_ga_*"'), '_ga_* is described in only one of es, sv'],
      [site.lineOf(google, '"_gcl_au"'), '_gcl_au is described in only one of es, sv'],
      [site.lineOf(google, '"_gcl_*"'), '_gcl_* is described in only one of es, sv'],
    ]);
  });

  test('rejects unknown options', async () => {
    const { code, written } = await run(createSmallSite(), '--relaese');
    expect(code).toBe(2);
    expect(written).toContain('Usage: plaza-site check [--release] [--quiet] [--json]');
  });

  test('applies only the content rules if the config does not load, and says so', async () => {
    const site = createSmallSite();
    site.edit('plaza.config.ts', 'id: 300', 'id: -1');
    site.edit(front, '"level": 2', '"level": 5');
    const { code, written } = await run(site);
    expect(code).toBe(1);
    expect(written).toContain(`${front}:`);
    expect(written).toContain('plaza.config.ts:5:3: error: id: -1 is not a positive integer');
    expect(written).toMatch(/\d+ rules skipped until the config loads\.\n$/);
  });

  test('lists every invalid row of the route table', async () => {
    const site = createSmallSite();
    site.edit('routes.ts', "path: '/250-euros/'", "path: '/250-Euros/'");
    site.edit('routes.ts', "path: '/cookies/'", "path: '/privacidad/'");
    expect((await site.issues()).map(({ file, line, message }) => [file, line, message])).toEqual([
      ['routes.ts', 7, expect.stringContaining("routes[1].path: '/250-Euros/' is not a path")],
      ['routes.ts', 9, "routes[3].path: '/privacidad/' is already a route of es-ES"],
    ]);
  });

  test.each(['plaza.config.ts', 'routes.ts', 'content', 'icon.svg'])(
    'reports a missing %s',
    async (name) => {
      const site = createSmallSite();
      rmSync(join(site.folder, name), { recursive: true });
      const { code, written } = await run(site);
      expect(code).toBe(1);
      expect(written).toContain(name.split('/').at(-1));
    },
  );
});

describe('plaza-site check --release', () => {
  test('warns about unfinished texts, and fails a release', async () => {
    const site = createSmallSite();
    site.edit(front, 'Cómo funciona', 'TODO');
    site.edit('routes.ts', 'const locale', '// TODO: more routes\nconst locale');
    const places = [
      [front, site.lineOf(front, 'TODO')],
      ['routes.ts', 3],
    ];
    for (const [isRelease, severity] of [
      [false, 'warning'],
      [true, 'error'],
    ] as const) {
      const issues = (await site.issues({ isRelease })).filter((it) => it.rule !== 'regimes');
      expect(issues.map((it) => [it.file, it.line])).toEqual(places);
      expect(new Set(issues.map((it) => it.severity))).toEqual(new Set([severity]));
    }
    expect((await run(site)).code).toBe(0);
    expect((await run(site, '--release')).code).toBe(1);
  });

  test('lists countries whose credit law has not been reviewed', async () => {
    const site = createSmallSite();
    expect(await site.issues({ isRelease: true })).toEqual([
      expect.objectContaining({
        rule: 'regimes',
        severity: 'warning',
        file: 'plaza.config.ts',
        line: site.lineOf('plaza.config.ts', '{ id: 13'),
        message: expect.stringContaining('eu-ccd2'),
      }),
    ]);
  });
});
