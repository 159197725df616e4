import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ContentEntity } from '../model/content-folders.ts';
import { sampleContent } from '../model/samples/sample-content.ts';
import { ContentFolderError, formatContentIssue } from './content-folder-error.ts';
import { readContentFolder } from './read-content-folder.ts';

type Files = Record<string, unknown>;

async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, value] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const isText = typeof value === 'string' || value instanceof Uint8Array;
    await writeFile(join(folder, name), isText ? value : JSON.stringify(value));
  }
  return folder;
}

const given = sampleContent();
const countries = ['es-ES', 'en-US', 'sv-SE'].map((locale, index) => ({
  ...(given.website.countries[0] as (typeof given.website.countries)[number]),
  ...{ id: index + 1, locale, pathPrefix: index ? locale.slice(0, 2) : '' },
}));
const sample = { ...given, website: { ...given.website, countries } };
const sampleFiles: Files = {
  'website.json': sample.website,
  ...Object.fromEntries(sample.entities.map(({ file, value }) => [file, value])),
};

async function issuesOf(changes: Files): Promise<string[]> {
  const folder = await folderOf({ ...sampleFiles, ...changes });
  const error = await readContentFolder(folder).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ContentFolderError);
  return error.message.split('\n').slice(1);
}

function sampleValue(file: string): Record<string, unknown> {
  const entity = sample.entities.find((candidate) => candidate.file === file);
  return { ...(entity as ContentEntity).value };
}

describe('§7.1 a content folder', () => {
  test('returns the website and its entries', async () => {
    const content = await readContentFolder(await folderOf(sampleFiles));
    expect(content.website).toEqual(sample.website);
    expect(content.warnings).toEqual([]);
    const byFile = (a: ContentEntity, b: ContentEntity) => (a.file < b.file ? -1 : 1);
    expect(content.entities).toEqual([...sample.entities].sort(byFile));
  });

  test('allows nested folders, byte order marks and dot files', async () => {
    const moved = { ...sampleValue('authors/ana.json'), id: 'eva', slug: 'eva' };
    const files = {
      'authors/es/eva.json': `\uFEFF${JSON.stringify(moved)}`,
      '.DS_Store': 'x',
      'pages/.x.json': '{',
    };
    const { entities } = await readContentFolder(await folderOf({ ...sampleFiles, ...files }));
    const expected = { folder: 'authors', file: 'authors/es/eva.json', value: moved };
    expect(entities).toContainEqual(expected);
  });

  test('warns of unknown fields', async () => {
    const page = { ...sampleValue('pages/inicio.json'), leed: 'x', $schema: '../page.json' };
    const files = {
      ...sampleFiles,
      'pages/inicio.json': { ...page, productList: { heading: 'x', amuont: 1 } },
    };
    const { warnings } = await readContentFolder(await folderOf(files));
    expect(warnings.map(({ path }) => path).sort()).toEqual(['leed', 'productList.amuont']);
  });

  const page = (changes: Files) => ({ ...sampleValue('pages/contacto.json'), ...changes });
  const post = (changes: Files) => ({ ...sampleValue('posts/apr.json'), ...changes });

  const review = (changes: Files) => ({ ...sampleValue('reviews/loan-one.json'), ...changes });
  const swedish = (changes: Files) => ({
    ...page({ locale: 'sv-SE', authorId: undefined, translationOf: 'es-ES' }),
    ...changes,
  });

  const lineOfHeading = 2 + Object.keys(page({})).indexOf('heading');

  test.each<[string, Files, string]>([
    [
      'broken JSON',
      { 'pages/a.json': '{\n  "id": "a",\n  "b": }\n' },
      "pages/a.json:3: not valid JSON: Unexpected token '}'",
    ],
    ['JSON that ends', { 'pages/a.json': '{\n  "id": "a"\n\n' }, 'pages/a.json:4: not valid JSON:'],
    [
      'an empty file',
      { 'pages/a.json': '' },
      'pages/a.json: not valid JSON: Unexpected end of JSON input',
    ],
    [
      'bytes that are no text',
      { 'pages/a.json': new Uint8Array([123, 255]) },
      'pages/a.json: not UTF-8 text',
    ],
    [
      'an unknown folder',
      { 'pagse/a.json': {} },
      'pagse/a.json: pagse is no content folder. Did you mean pages? There are authors,',
    ],
    [
      'a file beside the folders',
      { 'notes.json': {} },
      'notes.json: notes.json is no content folder',
    ],
    [
      'a folder with the name of a method',
      { 'constructor/a.json': {} },
      'constructor/a.json: constructor is no content folder',
    ],
    ['another kind of file', { 'pages/a.md': 'x' }, 'pages/a.md: not a .json file'],
    [
      'a wrong field',
      { 'pages/contacto.json': page({ heading: 1 }) },
      'pages/contacto.json:1: heading: must be a text, but is 1',
    ],
    [
      'an id twice',
      { 'pages/z.json': page({ path: '/z/' }) },
      'pages/z.json: id: "contacto" is already used by pages/contacto.json',
    ],
    [
      'a path twice',
      { 'pages/z.json': page({ id: 'z' }) },
      'pages/z.json: path: "/contactanos/" is already used by pages/contacto.json',
    ],
    [
      'a slug twice',
      { 'posts/z.json': post({ id: 'z', path: '/z/' }) },
      'posts/z.json: slug: "que-es-la-tae" is already used by posts/apr.json',
    ],
    [
      'an unknown author',
      { 'pages/contacto.json': page({ authorId: 'eva' }) },
      'pages/contacto.json: authorId: "eva" is not in authors of es-ES',
    ],
    [
      'an author of another locale',
      { 'pages/z.json': page({ locale: 'sv-SE' }) },
      'pages/z.json: authorId: "ana" is not in authors of sv-SE',
    ],
    [
      'an unknown category',
      { 'posts/apr.json': post({ categoryIds: ['dinero', 'x'] }) },
      'posts/apr.json: categoryIds.1: "x" is not in categories of es-ES',
    ],
    [
      'an unknown page',
      { 'pages/contacto.json': page({ relatedPaths: ['/x/'] }) },
      'pages/contacto.json: relatedPaths.0: "/x/" is no page of es-ES',
    ],
    [
      'an unknown product',
      { 'reviews/loan-one.json': review({ productId: 77 }) },
      'reviews/loan-one.json: productId: 77 is not in products of es-ES',
    ],
    [
      'an unknown provider',
      { 'reviews/loan-one.json': review({ providerId: 'dos' }) },
      'reviews/loan-one.json: providerId: "dos" is not in providers of es-ES',
    ],
    [
      'an unknown reviewer',
      { 'reviews/loan-one.json': review({ reviewerId: 'eva' }) },
      'reviews/loan-one.json: reviewerId: "eva" is not in authors of es-ES',
    ],
    [
      'an unknown term',
      {
        'glossary-terms/term.json': {
          ...sampleValue('glossary-terms/term.json'),
          relatedTermIds: ['apr', 'x'],
        },
      },
      'glossary-terms/term.json: relatedTermIds.1: "x" is not in glossary-terms of es-ES',
    ],
    [
      'a path of another folder twice',
      { 'pages/z.json': page({ id: 'z', path: '/opiniones/prestamo-uno/' }) },
      'reviews/loan-one.json: path: "/opiniones/prestamo-uno/" is already used by pages/z.json',
    ],
    [
      'a translation without its original',
      { 'pages/sv.json': swedish({ id: 'kontakt' }) },
      'pages/sv.json: translationOf: "kontakt" is not in pages of es-ES',
    ],
    [
      'a translation of itself',
      { 'pages/contacto.json': page({ translationOf: 'es-ES' }) },
      "pages/contacto.json: translationOf: is the entry's own locale",
    ],
    [
      'a broken website',
      { 'website.json': { ...sample.website, id: 'x' } },
      'website.json:1: id: must be a number, but is a text',
    ],
    [
      'a wrong field, by its line',
      { 'pages/contacto.json': JSON.stringify(page({ heading: 1 }), null, 1) },
      `pages/contacto.json:${lineOfHeading}: heading: `,
    ],
    [
      'a claim that credit advertising may not make',
      { 'pages/contacto.json': JSON.stringify(page({ heading: 'Dinero gratis' }), null, 1) },
      `pages/contacto.json:${lineOfHeading}: heading: “dinero gratis” is banned: it suggests`,
    ],
  ])('%s is an issue', async (_, changes, issue) => {
    expect(await issuesOf(changes)).toEqual([expect.stringContaining(issue)]);
  });

  test('lists every issue, not only the first', async () => {
    const issues = await issuesOf({
      'website.json': '{',
      'pages/a.json': '[',
      'pages/contacto.json': page({ meta: {}, lead: 1 }),
      'posts/apr.json': post({ authorId: 'x', categoryIds: ['y'] }),
    });
    expect(issues).toHaveLength(9);
  });

  const refusal = (folder: string) =>
    readContentFolder(folder).then(
      () => [],
      ({ issues }: ContentFolderError) => issues.map(formatContentIssue),
    );

  test('reports a wrong folder once, regardless of its files', async () => {
    const wrong = await folderOf({ 'a.txt': 'x', 'src/b.ts': 'x', 'pages/a.json': '{' });
    expect(await refusal(wrong)).toEqual([
      'website.json: there is no such file; plaza-site sync writes it',
    ]);
    expect(await refusal(join(wrong, 'a.txt'))).toEqual(['.: is a file, not a folder']);
    expect(await refusal(join(wrong, 'a.txt/b'))).toEqual(['.: is no folder']);
    expect(await refusal('/no/such/folder')).toEqual(['.: there is no such folder']);
    const nested = await folderOf({ 'website.json/a.json': {} });
    expect(await refusal(nested)).toEqual(['website.json: is a folder, not a file']);
  });

  test('symbolic links may not leave the folder, which may be a link itself', async () => {
    const outside = await folderOf({ 'secret.json': { password: 'x' } });
    const inside = await folderOf(sampleFiles);
    const link = join(outside, 'content');
    await symlink(inside, link);
    await rename(join(inside, 'pages/contacto.json'), join(inside, '.contacto'));
    await symlink('../.contacto', join(inside, 'pages/contacto.json'));
    expect((await readContentFolder(link)).entities).toHaveLength(sample.entities.length);
    await symlink(join(outside, 'secret.json'), join(inside, 'pages/out.json'));
    await symlink('../authors', join(inside, 'pages/folder'));
    await symlink('nowhere.json', join(inside, 'pages/dangling.json'));
    await symlink('circle.json', join(inside, 'pages/circle.json'));
    expect(await refusal(inside)).toEqual([
      'pages/circle.json: a symbolic link that leads in a circle',
      'pages/dangling.json: there is no such file',
      'pages/folder: is a folder, not a file',
      'pages/out.json: leads out of the content folder',
    ]);
  });

  test('allows a translation, an entry of one country alone, and any page as a related one', async () => {
    const files = {
      'pages/sv.json': swedish({}),
      'pages/sv-own.json': swedish({ id: 'egen', path: '/egen/', translationOf: undefined }),
      'pages/contacto.json': page({ relatedPaths: ['/opiniones/prestamo-uno/'] }),
    };
    const { entities } = await readContentFolder(await folderOf({ ...sampleFiles, ...files }));
    expect(entities).toHaveLength(sample.entities.length + 2);
  });

  test('allows a path once in each locale', async () => {
    const swedish = page({ locale: 'sv-SE', authorId: undefined });
    const folder = await folderOf({ ...sampleFiles, 'pages/sv.json': swedish });
    expect((await readContentFolder(folder)).entities).toHaveLength(sample.entities.length + 1);
  });
});
