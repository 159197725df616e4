import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BlockFixture } from '../src/testing/block-fixture.ts';
import { block, doc } from '../src/testing/editor-json.ts';
import type { RichTextFixture } from '../src/testing/rich-text/rich-text-fixture.ts';
import { richTextFixtures } from '../src/testing/rich-text/rich-text-fixtures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const RICH_TEXT = 'RichText';

/** A case of the published `fixtures.json`: a document, and its HTML or its error. */
export interface PublishedFixture extends RichTextFixture {
  /** The block that the document holds, or `RichText`. */
  block: string;
  /** The page's context, if it is plain data. */
  context?: object;
}

/**
 * Writes `dist/fixtures.json`, one case a line.
 *
 * @returns the number of cases
 */
export async function buildFixtures(): Promise<number> {
  const fixtures = await publishedFixtures();
  await mkdir(join(root, 'dist'), { recursive: true });
  const lines = fixtures.map((fixture) => JSON.stringify(fixture));
  await writeFile(join(root, 'dist/fixtures.json'), `[\n${lines.join(',\n')}\n]\n`);
  return fixtures.length;
}

/** Every fixture of blocks and rich text that JSON can represent; one whose context has functions cannot. */
export async function publishedFixtures(): Promise<PublishedFixture[]> {
  const files = globSync('src/blocks/*/fixtures.ts', { cwd: root });
  const blocks = await Promise.all(files.sort().map(blockFixturesOf));
  const richText = richTextFixtures.map(({ name, ...rest }) => ({
    name,
    block: RICH_TEXT,
    ...rest,
  }));
  return [...blocks.flat(), ...richText].filter(isPlainData);
}

async function blockFixturesOf(file: string): Promise<PublishedFixture[]> {
  const folder = basename(dirname(file));
  const camel = folder.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
  const name = camel.charAt(0).toUpperCase() + camel.slice(1);
  const module = await import(pathToFileURL(join(root, file)).href);
  // The fixtures of what is no node of rich text, such as the product card, are data for other fixtures.
  const fixtures: readonly BlockFixture[] = module[`${camel}Fixtures`] ?? [];
  return fixtures.map(({ name: title, attrs, ...rest }) => ({
    name: title,
    block: name,
    document: doc(block(name, attrs)),
    ...rest,
  }));
}

function isPlainData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlainData);
}
