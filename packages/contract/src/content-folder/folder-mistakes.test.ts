import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ContentEntity } from '../model/content-folders.ts';
import { sampleContent } from '../model/samples/sample-content.ts';
import { formatContentIssue } from './content-folder-error.ts';
import { readContentFolder } from './read-content-folder.ts';

const { website, entities } = sampleContent();
const [spain] = website.countries;
const countries = [spain, { ...spain, id: 2, locale: 'en-US', pathPrefix: 'en' }];
const sampleFiles: Record<string, unknown> = {
  'website.json': { ...website, countries },
  ...Object.fromEntries(entities.map(({ file, value }) => [file, value])),
};

async function folderOf(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, value] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return folder;
}

function sampleValue(file: string): Record<string, unknown> {
  return { ...(entities.find((entity) => entity.file === file) as ContentEntity).value };
}

test('warns of keys that are there twice, and of locales that the website does not have', async () => {
  const { relatedPaths: _, ...page } = sampleValue('pages/inicio.json');
  const value = { ...page, locale: 'fr-XX', path: '/x/' };
  const files = {
    ...sampleFiles,
    'pages/x.json': JSON.stringify(value, null, 1).replace('{', '{\n "heading": "Antes",'),
  };
  const { warnings } = await readContentFolder(await folderOf(files));
  expect(warnings.map(formatContentIssue)).toEqual([
    expect.stringMatching(
      /^pages\/x\.json:\d+: heading: is there twice; the first value is dropped$/,
    ),
    'pages/x.json: locale: “fr-XX” is no locale of website 101, which has es-ES, en-US',
  ]);
});

test('an unknown locale is named as that, not as what is missing in it', async () => {
  const value = { ...sampleValue('pages/inicio.json'), locale: 'fr-XX', path: '/x/' };
  const refused = readContentFolder(await folderOf({ ...sampleFiles, 'pages/x.json': value }));
  await expect(refused).rejects.toThrow(
    /^1 error in .*\npages\/x\.json: locale: “fr-XX” is no locale of website 101, which has es-ES, en-US$/,
  );
});

test.each(['/../x/', '/A/', '/api/x/', '/_next/', '/sin-barra'])(
  'a page at %s, which no site can serve, is an issue',
  async (path) => {
    const files = {
      ...sampleFiles,
      'pages/x.json': { ...sampleValue('pages/inicio.json'), id: 'x', path },
    };
    const refused = readContentFolder(await folderOf(files));
    await expect(refused).rejects.toThrow(/pages\/x\.json:1: path: /);
  },
);
