import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Surroundings } from '../model/answers.ts';
import { helpText } from '../run/help.ts';
import { fields } from './fields.ts';
import { readAnswers } from './read-answers.ts';
import { readFlags } from './read-flags.ts';
import { type CompleteAnswers, siteOptions } from './site-options.ts';

const tokens = deriveBrandTokens({ name: 'Jacaranda', hue: 300 });
const files: Readonly<Record<string, string>> = {
  '/repository/brand.json': JSON.stringify(tokens),
  '/repository/weak.json': JSON.stringify({ ...tokens, color: {} }),
  '/repository/broken.json': '{',
  '/repository/list.json': '[]',
};

const surroundings: Surroundings = {
  cwd: '/repository',
  registrySettings: { text: '', withheld: [] },
  workspace: '/repository',
  ids: new Map([[101, 'es-loans']]),
  hosts: new Map([
    ['olivar.example', 'es-loans'],
    ['www.olivar.example', 'es-loans'],
  ]),
  names: new Map([['olivar', 'es-loans']]),
  ports: new Map([[3000, 'es-loans']]),
  freePort: 3001,
  exists: (path) => path === '/repository/apps/es-loans' || Object.hasOwn(files, path),
  readText: (path) => files[path] ?? '',
};

const good =
  'apps/mx-loans --yes --name Jacaranda --url https://jacaranda.example --id 310 --countries MX --hue 300 --vendors google=G-SAMPLE310,meta=100 --amounts 1000,3000,6000,12000 --port 3600'.split(
    ' ',
  );

/** The good command with flags replaced, or left out where undefined. */
function change(changes: Readonly<Record<string, string | undefined>>): string[] {
  const args = [...good];
  for (const [flag, value] of Object.entries(changes)) {
    const at = args.indexOf(flag);
    if (at >= 0) args.splice(at, 2);
    if (value !== undefined) args.push(flag, value);
  }
  return args;
}

function read(args: readonly string[], around: Partial<Surroundings> = {}) {
  const flags = readFlags(args);
  const { answers, issues } = readAnswers(flags.texts, {
    surroundings: { ...surroundings, ...around },
    propose: flags.yes,
  });
  return { answers, issues: [...flags.issues, ...issues] };
}

describe('a command line', () => {
  test('of the guide says everything', () => {
    const { answers, issues } = read(good);
    expect(issues).toEqual([]);
    expect(siteOptions(answers as CompleteAnswers)).toMatchObject({
      folder: '/repository/apps/mx-loans',
      packageName: 'mx-loans',
      id: 310,
      countries: [{ code: 'MX', locale: 'es-MX', currency: 'MXN', prefix: '' }],
      vendors: { google: 'G-SAMPLE310', meta: '100' },
      port: 3600,
      tokens,
    });
  });

  test('with little in it is completed: a free id, a free port, the usual amounts, all pages', () => {
    const args = change({ '--id': undefined, '--port': undefined, '--amounts': undefined });
    expect(read(args).answers).toMatchObject({
      id: 102,
      port: 3001,
      amounts: { MX: [1000, 3000, 6000, 12_000] },
      pages: ['amounts', 'landing', 'contact'],
      productType: 'Finance',
    });
  });

  test('of several countries takes amounts and prefixes of each', () => {
    const args = [
      ...change({ '--countries': 'MX,PL', '--amounts': 'PL=500,100', '--prefixes': 'PL=polska' }),
      ...['--amounts', '2000', '--default-country', 'pl'],
    ];
    expect(read(args)).toMatchObject({
      issues: [],
      answers: {
        amounts: { MX: [2000], PL: [100, 500] },
        prefixes: { MX: 'mx', PL: 'polska' },
        defaultCountry: 'PL',
      },
    });
  });

  test('takes the regime of a country, which its config names', () => {
    const { answers, issues } = read(change({ '--regime': 'mx=eu-ccd2' }));
    expect(issues).toEqual([]);
    const [country] = siteOptions(answers as CompleteAnswers).countries;
    expect(country).toMatchObject({ code: 'MX', law: 'eu-ccd2' });
  });

  test('takes a token file in place of a hue', () => {
    const { answers, issues } = read(change({ '--hue': undefined, '--tokens': 'brand.json' }));
    expect(issues).toEqual([]);
    expect(answers.tokens).toEqual(tokens);
  });

  test('lies anywhere outside a repository', () => {
    const around = { workspace: undefined, cwd: '/home/me' };
    const { answers, issues } = read(['mx-loans', ...good.slice(1)], around);
    expect(issues).toEqual([]);
    expect(answers.folder).toBe('/home/me/mx-loans');
  });
});

describe('an error of a flag says what is allowed', () => {
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ['no name', { '--name': undefined }, /^--name is missing: name as visitors see it/],
    ['an empty name', { '--name': ' ' }, /^--name: '' is no name of a site; up to 40 characters/],
    ['markup in a name', { '--name': '<b>' }, /^--name: .* without < >/],
    ['no address', { '--url': undefined }, /^--url is missing/],
    ['http', { '--url': 'http://a.example' }, /^--url: .* https, a host name/],
    ['the name of another site', { '--name': 'OLIVAR ' }, /^--name: 'OLIVAR' is the name of es-l/],
    [
      'the address of another site',
      { '--url': 'https://olivar.example' },
      /^--url: olivar\.example is an address of es-loans; a request/,
    ],
    [
      'an alias of another site',
      { '--url': 'https://www.olivar.example' },
      /^--url: www\.olivar\.example is an address of es-loans/,
    ],
    ['a country twice', { '--countries': 'MX,PL,mx' }, /^--countries: MX is named twice; a site/],
    [
      'an unknown regime',
      { '--regime': 'MX=mx' },
      /^--regime: 'mx' is not a regime of credit law; one of eu-ccd2, no/,
    ],
    [
      'a regime of another country',
      { '--regime': 'GB=uk-conc' },
      /^--regime: 'GB' is no country of the site; one of MX/,
    ],
    ['a path', { '--url': 'https://a.example/mx' }, /^--url: .* no path/],
    [
      'an id that is no number',
      { '--id': 'x' },
      /^--id: 'x' is no website id; a whole number from 1/,
    ],
    ['an id of another site', { '--id': '101' }, /^--id: 101 is the website id of es-loans; taken/],
    ['a product type without seed content', { '--product-type': 'Dating' }, /one of Finance, Fin/],
    ['no country', { '--countries': undefined }, /^--countries is missing/],
    ['an empty list', { '--countries': ',' }, /^--countries: no country is named; of /],
    ['an unknown country', { '--countries': 'XX' }, /'XX' is no country of the shared table; cou/],
    [
      'a language without texts',
      { '--countries': 'FR' },
      /in the language of fr-FR yet; countries/,
    ],
    [
      'prefixes of one country',
      { '--prefixes': 'MX=mx' },
      /^--prefixes: a site of one country has/,
    ],
    [
      'a default country elsewhere',
      { '--default-country': 'PL' },
      /'PL' is no country of the site/,
    ],
    ['no hue', { '--hue': undefined }, /^--hue is missing: hue of the brand/],
    [
      'a hue beyond the circle',
      { '--hue': '361' },
      /^--hue: '361' is no hue; degrees from 0 to 360/,
    ],
    ['a hue and a file', { '--tokens': 'brand.json' }, /^--hue: .*give one of --hue and --tokens/],
    ['no such token file', { '--hue': undefined, '--tokens': 'x.json' }, /x\.json is not there/],
    ['a broken token file', { '--hue': undefined, '--tokens': 'broken.json' }, /cannot be read: /],
    ['a list for a token file', { '--hue': undefined, '--tokens': 'list.json' }, /holds no object/],
    [
      'weak tokens',
      { '--hue': undefined, '--tokens': 'weak.json' },
      /color\.text\.light: is missing/,
    ],
    [
      'an unknown vendor',
      { '--vendors': 'yahoo=1' },
      /'yahoo' is not a vendor; one of google, meta/,
    ],
    ['a vendor without id', { '--vendors': 'google' }, /not of the form google=G-1234/],
    ['a vendor twice', { '--vendors': 'meta=1,meta=2' }, /^--vendors: meta stands twice/],
    ['an id of another vendor', { '--vendors': 'google=100' }, /'100' is no id at google; G- and/],
    ['Meta where it is not used', { '--countries': 'US' }, /^--vendors: Meta is not used in en-US/],
    [
      'no number',
      { '--amounts': 'many' },
      /^--amounts: 'many' is no amount; whole numbers from 50/,
    ],
    ['an amount twice', { '--amounts': '100,100' }, /names an amount twice/],
    [
      'amounts of elsewhere',
      { '--amounts': 'PL=500' },
      /^--amounts: 'PL' is no country of the site/,
    ],
    [
      'thirteen amounts',
      { '--amounts': [...Array(13).keys()].map((n) => 100 + n).join() },
      /from 1 to 12/,
    ],
    ['an unknown page', { '--pages': 'blog' }, /^--pages: .* one of amounts, landing, contact/],
    [
      'a port of another site',
      { '--port': '3000' },
      /^--port: 3000 is the port of es-loans; taken/,
    ],
    [
      'a port for the superuser',
      { '--port': '80' },
      /^--port: .* a whole number from 1024 to 65535/,
    ],
  ])('%s', (_, changes, message) => {
    expect(read(change(changes)).issues).toEqual([expect.stringMatching(message)]);
  });

  test.each<[string, string[], RegExp]>([
    ['a folder that is there', ['apps/es-loans'], /^<folder>: 'apps\/es-loans' is there already/],
    ['a folder elsewhere', ['packages/mx'], /^<folder>: .* is not in apps\//],
    ['a name with capitals', ['apps/MX'], /^<folder>: 'MX' is no name for a package/],
    ['no folder', [], /^<folder> is missing/],
  ])('%s', (_, folder, message) => {
    expect(read([...folder, ...good.slice(1)]).issues).toEqual([expect.stringMatching(message)]);
  });

  test.each<[string, string[], RegExp]>([
    ['an unknown flag', ['--colour', 'red'], /^--colour is no flag; see --help/],
    ['a flag twice', ['--id', '311'], /^--id is given twice/],
    ['a flag without a value', ['--pages'], /^--pages has no value/],
    ['a second folder', ['apps/b'], /^'apps\/b' is a second folder; name one/],
  ])('%s', (_, more, message) => {
    expect(read([...good, ...more]).issues[0]).toMatch(message);
  });

  test.each([
    ['the same prefix', 'MX=a,PL=a', /MX and PL have the same prefix 'a'/],
    ['a path of the shell', 'MX=api', /'api' is no prefix of MX/],
    ['a path of a page', 'MX=contacto', /'contacto' is no prefix of MX/],
    ['capitals', 'MX=Mexico', /'Mexico' is no prefix of MX/],
    ['another country', 'DE=de', /'DE' is no country of the site/],
  ])('prefixes: %s', (_, prefixes, message) => {
    const args = change({ '--countries': 'MX,PL', '--prefixes': prefixes });
    expect(read(args).issues).toEqual([expect.stringMatching(message)]);
  });

  test('all at once', () => {
    const args = change({ '--id': '101', '--hue': 'red', '--port': '3000', '--url': 'x' });
    expect(read([...args, '--nope']).issues).toHaveLength(5);
  });

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...good), fc.string())), (args) => {
        expect(Array.isArray(read(args).issues)).toBe(true);
      }),
    );
  });
});

test('--help names every flag', () => {
  for (const { flag } of fields)
    expect(helpText()).toContain(flag === 'folder' ? '<folder>' : `--${flag} `);
  for (const flag of ['--yes', '--no-verify', '--help']) expect(helpText()).toContain(flag);
});
