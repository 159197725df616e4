import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import { describe, expect, it, onTestFinished } from 'vitest';
import { proxyMatcher } from '../core/proxy-matcher.ts';
import { syncCommand } from './sync-command.ts';

const source = join(import.meta.dirname, '../index.ts');

const tokens = deriveBrandTokens({ name: 'Olivar', hue: 158 });

const config = (locale = 'es-ES') => `import { defineSite } from '${source}';
export default defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: 1,
  countries: [{ id: 13, locale: '${locale}', phoneCode: '34', currency: { name: 'EUR' } }],
  routes: [{ path: '/', pageType: 'ProductListStatic', locale: '${locale}' }],
});
`;

/** An app's folder with the given files and one locale file. */
function createApp(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const app = {
    'brand.tokens.json': JSON.stringify(tokens),
    'plaza.config.ts': config(),
    'locales/es-ES.json': '{ "server-error-heading": "Vaya" }',
    ...files,
  };
  for (const [name, text] of Object.entries(app)) put(name, text);
  const sync = async () => {
    const printed: string[] = [];
    const write = (text: string) => void printed.push(text);
    return { code: await syncCommand({ projectDir: folder, write }), printed: printed.join('') };
  };
  const list = () =>
    globSync('{*.ts,.plaza/**/*,app/**/*,content/website.json}', { cwd: folder })
      .filter((name) => statSync(join(folder, name)).isFile())
      .filter((name) => name !== 'plaza.config.ts')
      .toSorted();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { folder, put, sync, list, read };
}

describe('design §2: plaza-site sync', () => {
  it('writes the files Next needs, each marked as generated in its first line', async () => {
    const app = createApp();
    expect(await app.sync()).toEqual({
      code: 0,
      printed: 'Wrote 29 files of the site, removed 0.\n',
    });
    const sources = app.list().filter((name) => name !== '.plaza/files.json');
    expect(sources).toEqual(JSON.parse(app.read('.plaza/files.json')));
    for (const name of sources.filter((it) => !it.endsWith('.json')))
      expect(app.read(name), name).toMatch(/^\/[/*] Written by `plaza-site sync`/);
  });

  it('imports the files of locales/', async () => {
    const app = createApp({ 'locales/nb-NO.json': '{}' });
    await app.sync();
    for (const locale of ['es-ES', 'nb-NO'])
      expect(app.read('.plaza/app.ts')).toContain(
        `'${locale}': () => import('../locales/${locale}.json', { with: { type: 'json' } })`,
      );
  });

  it('§9 writes a style sheet with the colours of the app’s own brand only', async () => {
    const other = deriveBrandTokens({ name: 'Jacaranda', hue: 300 });
    const [app, neighbour] = [
      createApp(),
      createApp({ 'brand.tokens.json': JSON.stringify(other) }),
    ];
    await app.sync();
    await neighbour.sync();
    const colorsOf = ({ read }: typeof app) =>
      [...read('.plaza/styles.css').matchAll(/--pz-color-brand: (.*);/g)].map(([, value]) => value);
    for (const each of [app, neighbour]) {
      expect(colorsOf(each)).toHaveLength(1);
      expect(each.read('.plaza/styles.css')).toContain(
        "@import '@plaza/ui-blocks/styles-core.css';",
      );
      expect(each.read('.plaza/app.ts')).toContain("from '../brand.tokens.json'");
    }
    expect(colorsOf(app)).not.toEqual(colorsOf(neighbour));
  });

  it('§9 lists every issue of the brand’s tokens at once, with file and line, and writes nothing', async () => {
    const { color } = tokens as { color: Record<string, object> };
    const light = { $value: { colorSpace: 'oklch', components: [0.9, 0.4, 150] } };
    const wrong = { color: { ...color, link: { light }, 'on-brand': color.brand, borders: {} } };
    const app = createApp({ 'brand.tokens.json': JSON.stringify(wrong, undefined, 2) });
    const { code, printed } = await app.sync();
    const file = join(app.folder, 'brand.tokens.json');
    const lineOf = (name: string) =>
      app.read('brand.tokens.json').split('\n').indexOf(`    "${name}": {`) + 1;
    const [summary, ...lines] = printed.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(summary).toBe(`4 issues in ${file}`);
    expect(lines).toEqual([
      `${file}:${lineOf('link')}: color.link.dark: is missing`,
      expect.stringMatching(
        /^.*:\d+: color\.link\.light: oklch\(.*\) is outside sRGB: chroma can be/,
      ),
      expect.stringMatching(
        /^.*:\d+: color\.on-brand\.light: #\w+ on brand #\w+ has a contrast of 1\.00 in the light scheme, needs 4\.5$/,
      ),
      expect.stringMatching(/^.*:\d+: color\.on-brand\.dark: .* in the dark scheme, needs 4\.5$/),
    ]);
    expect(app.list()).toEqual([]);
  });

  it('§9 reports token files that are missing or invalid JSON', async () => {
    const app = createApp();
    const file = join(app.folder, 'brand.tokens.json');
    app.put('brand.tokens.json', '{\n  "color": \n}');
    expect((await app.sync()).printed).toMatch(
      /^1 issue in .*brand\.tokens\.json\n.*brand\.tokens\.json:3: not valid JSON/,
    );
    rmSync(file);
    expect((await app.sync()).printed).toContain(
      `${file} is missing: it defines the site's colours`,
    );
    expect(app.list()).toEqual([]);
  });

  it('§3.2 writes every alias of the tracking fields into the proxy as a literal', async () => {
    const app = createApp();
    await app.sync();
    const [, matcher = ''] = /matcher: \[\n([\s\S]*)\n {2}\]/.exec(app.read('proxy.ts')) ?? [];
    expect(matcher.split('\n').map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(
      proxyMatcher(),
    );
  });

  it('§8 lets the app override the texts of the client-side error page', async () => {
    const app = createApp();
    await app.sync();
    expect(app.read('app/global-error.tsx')).toContain('"server-error-heading": "Vaya"');
    expect(app.read('app/global-error.tsx')).toMatch(/"server-error-text": ".+"/);
  });

  it('§2.2, §8 writes these texts in the language of each country, by prefix', async () => {
    const countries =
      "['ES', { country: 'FI', languages: [{ locale: 'sv-FI', pathPrefix: 'fi-sv' }] }]";
    const app = createApp();
    app.put('plaza.config.ts', config().replace(/countries: .*\],/, `countries: ${countries},`));
    await app.sync();
    const [, written = ''] =
      /createErrorPage\((.*)\);/s.exec(app.read('app/global-error.tsx')) ?? [];
    const pages = JSON.parse(written);
    expect(Object.keys(pages)).toEqual(['', 'es', 'fi', 'fi-sv']);
    expect(pages['']).toEqual(pages.es);
    expect(pages.es).toMatchObject({ locale: 'es-ES', home: '/es/' });
    expect(pages.fi).toMatchObject({ locale: 'fi-FI', home: '/es/' });
    expect(pages.fi.texts).not.toEqual(pages['fi-sv'].texts);
  });

  it('§3.3 overwrites content/website.json from the config', async () => {
    const app = createApp({ 'content/website.json': '{ "id": 7 }' });
    expect((await app.sync()).code).toBe(0);
    expect(JSON.parse(app.read('content/website.json'))).toMatchObject({
      ...{ id: 101, displayName: 'Olivar', paths: { 'es-ES': { ProductListStatic: '/' } } },
      countries: [{ id: 13, locale: 'es-ES', pathPrefix: '' }],
    });
  });

  it('writes nothing when nothing changed', async () => {
    const app = createApp({ 'app.own/about/page.tsx': 'export default () => null;\n' });
    await app.sync();
    const times = () => app.list().map((name) => statSync(join(app.folder, name)).mtimeMs);
    const before = times();
    expect(await app.sync()).toEqual({ code: 0, printed: '' });
    expect(times()).toEqual(before);
  });

  it('copies app.own/ over app/, and removes the copies again', async () => {
    const own = 'export default function Layout() {}\n';
    const layout = 'app/[locale]/[[...path]]/layout.tsx';
    const app = createApp({
      'app.own/[locale]/[[...path]]/layout.tsx': own,
      'app.own/about/icon.png': '\u0089PNG',
    });
    await app.sync();
    expect(app.read(layout)).toBe(
      `// Written by \`plaza-site sync\`: a copy of app.own/[locale]/[[...path]]/layout.tsx. Edit that file.\n${own}`,
    );
    expect(app.read('app/about/icon.png')).toBe('\u0089PNG');
    rmSync(join(app.folder, 'app.own'), { recursive: true });
    expect((await app.sync()).printed).toBe('Wrote 1 files of the site, removed 1.\n');
    expect(app.read(layout)).toContain('createLayout(app)');
    expect(existsSync(join(app.folder, 'app/about'))).toBe(false);
  });

  it('removes files of an earlier version, and folders left empty', async () => {
    const app = createApp({ 'app/api/old/route.ts': '// Written by `plaza-site sync`: …\n' });
    await app.sync();
    expect(existsSync(join(app.folder, 'app/api/old'))).toBe(false);
    expect(existsSync(join(app.folder, 'app/api/livez/route.ts'))).toBe(true);
  });

  it('refuses to touch files it did not write, and says where to move them', async () => {
    const app = createApp({ 'app/about/page.tsx': 'mine', 'proxy.ts': 'mine' });
    expect(await app.sync()).toEqual({
      code: 1,
      printed:
        'These files were not generated by plaza-site; move or delete them: app/about/page.tsx (to app.own/about/page.tsx), proxy.ts\n',
    });
    expect(app.list()).toEqual(['app/about/page.tsx', 'proxy.ts']);
  });

  it('reports a config that is missing, invalid or empty', async () => {
    const app = createApp();
    const file = join(app.folder, 'plaza.config.ts');
    rmSync(file);
    expect(await app.sync()).toEqual({
      code: 1,
      printed: `${file} is missing: it defines the site, see the README of @plaza/site\n`,
    });
    const wrong = createApp({ 'plaza.config.ts': config().replace('101', '-1') });
    expect((await wrong.sync()).printed).toMatch(/plaza\.config\.ts: id: /);
    const empty = createApp({ 'plaza.config.ts': 'export default {};\n' });
    expect((await empty.sync()).printed).toContain('export default defineSite({ … }) is missing');
    expect([...wrong.list(), ...empty.list()]).toEqual([]);
  });

  it('names the missing file of a language without texts', async () => {
    const app = createApp({ 'plaza.config.ts': config('it-IT') });
    expect((await app.sync()).printed).toMatch(/^(locales\/it-IT\.json|Messages .* it-IT).*\n$/);
    expect(app.list()).toEqual([]);
  });
});
