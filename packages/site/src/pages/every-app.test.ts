import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSite } from '@plaza/site-check';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

const workspace = join(import.meta.dirname, '../../../..');
const apps = globSync('apps/*/plaza.config.ts', { cwd: workspace }).map(dirname);
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Copies an app's own files, next to the packages its config imports. */
function copyOf(app: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-app-'));
  folders.push(folder);
  for (const name of globSync(
    '{content,locales,public/images,plaza.config.ts,routes.ts,*.tokens.json,icon.svg}',
    {
      cwd: join(workspace, app),
    },
  ))
    cpSync(join(workspace, app, name), join(folder, name), { recursive: true });
  symlinkSync(join(workspace, app, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A text in a file that can be replaced. */
type Place = { readonly file: string; readonly index: number; readonly length: number };

function placesOf(folder: string, pattern: string, text: RegExp): Place[] {
  return globSync(pattern, { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(text)].map((found) => ({
        file,
        index: found.index + (found[0].length - (found[1] ?? found[0]).length),
        length: (found[1] ?? found[0]).length,
      })),
    );
}

/** Checks a copy with one text changed. @returns the issues, and the line of the change */
async function checkChanged(
  folder: string,
  { file, index, length }: Place,
  change: (text: string) => string,
) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const text = change(before.slice(index, index + length));
  writeFileSync(path, before.slice(0, index) + text + before.slice(index + length));
  try {
    const { issues } = await checkSite(folder);
    return { issues, line: before.slice(0, index).split('\n').length, text };
  } finally {
    writeFileSync(path, before);
  }
}

const sizeOf = (app: string) => globSync('content/**/*.json', { cwd: join(workspace, app) }).length;

/**
 * The rules are the same in every site, and the more files it has, the longer a check takes. The build of an app
 * checks its own content.
 */
const [smallest = ''] = apps.toSorted((a, b) => sizeOf(a) - sizeOf(b));

const runs = { numRuns: 8 };

describe(`the check of ${smallest}`, () => {
  const folder = copyOf(smallest);

  test('detects a change to any figure of any offer', async () => {
    const figures = placesOf(
      folder,
      'content/products/**/*.json',
      /"(?:apr|totalPayable|termDays|everyDays|count|percent)": ([\d.]+)/g,
    ).filter(({ file }) => /"(?:offers|example)":/.test(readFileSync(join(folder, file), 'utf8')));
    expect(figures.length).toBeGreaterThan(0);
    const change = fc.tuple(fc.constantFrom(...figures), fc.integer({ min: 1, max: 9 }));
    await fc.assert(
      fc.asyncProperty(change, async ([place, step]) => {
        const { issues } = await checkChanged(folder, place, (text) => String(Number(text) + step));
        expect(issues.map(({ file }) => file)).toContain(place.file);
      }),
      runs,
    );
  });

  test('detects a change to any link to a page, on its line', async () => {
    const links = placesOf(
      folder,
      'content/{pages,menus,search-menu-items,posts}/**/*.json',
      /"(?:href|value)": "(\/[^"#]*)/g,
    );
    expect(links.length).toBeGreaterThan(0);
    const change = fc.tuple(fc.constantFrom(...links), fc.stringMatching(/^[a-z]{4,8}$/));
    await fc.assert(
      fc.asyncProperty(change, async ([place, word]) => {
        const { issues, line } = await checkChanged(folder, place, (text) => `${text}${word}/`);
        expect(issues.map(({ rule, ...issue }) => [rule, issue.file, issue.line])).toContainEqual([
          'links',
          place.file,
          line,
        ]);
      }),
      runs,
    );
  });

  test('survives files truncated anywhere', async () => {
    const files = globSync('{content/*/**/*.json,locales/*.json,*.ts}', { cwd: folder }).toSorted();
    const cut = fc.tuple(fc.constantFrom(...files), fc.double({ min: 0, max: 0.99, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(cut, async ([file, share]) => {
        const { length } = readFileSync(join(folder, file), 'utf8');
        const index = Math.floor(length * share);
        const place = { file, index, length: length - index };
        const { issues } = await checkChanged(folder, place, () => '');
        if (file.endsWith('.json')) expect(issues.map((issue) => issue.file)).toContain(file);
      }),
      runs,
    );
  });
});

describe('apps/es-loans, a finished site whose texts have figures in Spanish', () => {
  const folder = copyOf('apps/es-loans');

  test('has no warnings either', async () => {
    expect((await checkSite(folder)).issues).toEqual([]);
  });

  test('detects a change to any exact figure in a text, on its line', async () => {
    const figures = placesOf(
      folder,
      'content/{pages/loan-*,posts/*}.json',
      /\d+,\d{2}(?=[\u00A0\s])/g,
    );
    expect(figures.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...figures), async (place) => {
        const { issues, line } = await checkChanged(folder, place, (text) => `9${text}`);
        expect(issues.map((issue) => [issue.file, issue.line])).toContainEqual([place.file, line]);
      }),
      runs,
    );
  });
});
