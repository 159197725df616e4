import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { richText } from '../model/rich-text/rich-text-field.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import type { BlockDocs } from '../testing/block-docs.ts';
import { type BlockFixture, storyExport } from '../testing/block-fixture.ts';
import { docsIssues } from '../testing/docs-issues.ts';
import { block, doc } from '../testing/editor-json.ts';
import { missingFixtures } from '../testing/fixture-coverage.ts';
import { reactHtml } from '../testing/react-html.ts';
import { schemaFields } from '../testing/schema-fields.ts';
import { documentToHtml } from './documents.ts';
import { BLOCKS, type BlockName } from './registry.ts';

const LEAST_STORIES = 150;
const names = Object.keys(BLOCKS) as BlockName[];
const folderOf = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

async function fixturesOf(name: BlockName): Promise<readonly BlockFixture[]> {
  const module = await import(`./${folderOf(name)}/fixtures.ts`);
  return module[`${camel(name)}Fixtures`];
}

const fixtures = await Promise.all(
  names.map(async (name) => [name, await fixturesOf(name)] as const),
);

describe.each(fixtures)('§3.4 %s', (name, examples) => {
  test.each(examples)('$name', ({ attrs, context, html, error }) => {
    const json = doc(block(name, attrs));
    const toHtml = () => documentToHtml(json, { context });
    if (error) return expect(toHtml).toThrow(error);
    expect(toHtml()).toBe(html);
    expect(reactHtml(<RichText document={json} context={context} />)).toBe(html);
  });
});

describe.each(names)('§3.4 the stories of %s', (name) => {
  test('show every property, value and limit of its schema, and every kind of data', async () => {
    const fields = schemaFields(BLOCKS[name].schema);
    expect(missingFixtures(fields, await fixturesOf(name))).toEqual([]);
  });

  test('have unique ids', async () => {
    const exports = (await fixturesOf(name)).map((fixture) => storyExport(fixture.name));
    expect(new Set(exports).size).toBe(exports.length);
  });

  test('document it: its use, examples, accessibility, status and changes', async () => {
    const folder = folderOf(name);
    const { parameters } = (await import(`./${folder}/${folder}.stories.tsx`)).default;
    const docs: BlockDocs = (await import(`./${folder}/docs.ts`))[`${camel(name)}Docs`];
    expect(parameters).toMatchObject({ block: name, usage: docs });
    expect(docsIssues(docs)).toEqual([]);
  });

  test('explain every field of its schema', () => {
    const unexplained = schemaFields(BLOCKS[name].schema).filter(({ description }) => !description);
    expect(unexplained.map(({ path }) => path)).toEqual([]);
  });
});

test(`§3.4 there are at least ${LEAST_STORIES} stories of blocks`, () => {
  expect(fixtures.flatMap(([, examples]) => examples).length).toBeGreaterThanOrEqual(LEAST_STORIES);
});

describe('what no fixture shows is named', () => {
  const fields = schemaFields(
    z.object({
      color: z.enum(['red', 'blue']).default('red'),
      size: z.int().min(1).max(9),
      items: z.array(z.object({ text: richText, bold: z.boolean().optional() })).min(1),
    }),
  );

  test('of a block without fixtures: everything', () => {
    expect(missingFixtures(fields, [])).toEqual([
      'kind empty',
      'kind full',
      'kind long-words',
      'kind right-to-left',
      'kind hostile',
      'color',
      'color: another value',
      'color: blue',
      'size',
      'size at its min of 1',
      'size beyond its min of 1',
      'size at its max of 9',
      'size beyond its max of 9',
      'items',
      'items at its min of 1',
      'items beyond its min of 1',
      'items[].text',
      'items[].bold',
      'items[].bold: true',
    ]);
  });

  test('of a fixture that is called full: the field it lacks', () => {
    const attrs = { color: 'blue', size: 1, items: [{ text: {} }] };
    const missing = missingFixtures(fields, [{ name: 'all', kind: 'full', attrs, html: '' }]);
    expect(missing).toContain('items[].bold in the full one');
    expect(missing).not.toContain('items[].text in the full one');
  });
});
