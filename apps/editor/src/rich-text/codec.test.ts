import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual, type Json, type JsonObject, type JsonPath, withValue } from '../json/json.ts';
import { changeText } from '../json/json-text.ts';
import { createCodec, isRichText } from './codec.ts';
import { richTextExtensions } from './schema-extensions.ts';

const apps = join(import.meta.dirname, '../../..');
const schema = getSchema(richTextExtensions());
const codec = createCodec(schema);

type Found = { file: string; text: string; root: Json; path: JsonPath; document: JsonObject };

/** Every rich-text document in an entry, also those within blocks. */
function documentsIn(value: Json, path: JsonPath = []): { path: JsonPath; document: JsonObject }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    documentsIn(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return isRichText(value) ? [{ path, document: value }, ...inner] : inner;
}

const found: Found[] = globSync('*/content/**/*.json', { cwd: apps }).flatMap((name) => {
  const file = join(apps, name);
  const text = readFileSync(file, 'utf8');
  const root = JSON.parse(text) as Json;
  return documentsIn(root).map((each) => ({ file: relative(apps, file), text, root, ...each }));
});

/** The position after the first character of text in a node, which is at `start`. */
function firstTextPosition(document: Node): number | undefined {
  let position: number | undefined;
  document.descendants((node, at) => {
    if (position === undefined && node.isText) position = at + 1;
    return position === undefined;
  });
  return position;
}

test('documents of all sites are there', () => {
  expect(found.length).toBeGreaterThan(1374);
  expect(new Set(found.map(({ file }) => file.split('/')[0]))).toEqual(
    new Set(['es-loans', 'platform']),
  );
});

test('opening and saving changes no document and no byte of its entry', () => {
  for (const { file, text, root, path, document } of found) {
    const loaded = codec.load(document);
    loaded.check();
    const saved = codec.save(loaded, document);
    expect(saved).toBe(document);
    // Also when the root is rebuilt, as a change and its undo do.
    const again = codec.save(schema.topNodeType.create(null, loaded.content), document);
    expect(again, file).toEqual(document);
    expect(changeText(text, root, withValue(root, path, again) as Json), file).toBe(text);
  }
});

test('one typed character changes exactly one top-level node, and no other byte', () => {
  let typed = 0;
  for (const { file, text, root, path, document } of found) {
    const loaded = codec.load(document);
    const position = firstTextPosition(loaded);
    if (position === undefined) continue;
    typed += 1;
    const { doc } = new Transform(loaded).insert(
      position,
      schema.text('x', loaded.resolve(position).marks()),
    );
    const saved = codec.save(doc, document) as { content: Json[] };
    const before = document.content as Json[];
    const changed = saved.content.flatMap((node, index) => (node === before[index] ? [] : [index]));
    expect(saved.content.length, file).toBe(before.length);
    expect(changed.length, file).toBe(1);
    const after = changeText(text, root, withValue(root, path, saved) as Json);
    // A single character more, at one place.
    expect(after.length, file).toBe(text.length + 1);
    expect(JSON.parse(after), file).toEqual(withValue(root, path, saved));
  }
  expect(typed).toBeGreaterThan(1300);
});

test('blocks and their data are one opaque node each, and a block that is not known as well', () => {
  const types = new Set<string>();
  for (const { document } of found)
    codec.load(document).descendants(({ type, attrs }) => {
      if (type.name === 'opaqueBlock') types.add(attrs.json.type);
    });
  expect(types).toContain('Faq');
  expect([...types].filter((type) => /^[a-z]/.test(type))).toEqual([]);
  const unknown = {
    type: 'doc',
    content: [{ type: 'NewBlock', attrs: { deep: { n: [1, null] } } }],
  };
  const loaded = codec.load(unknown);
  expect(loaded.firstChild?.type.name).toBe('opaqueBlock');
  expect(codec.save(loaded, unknown)).toBe(unknown);
});

test('a change keeps attributes, marks and nodes of its neighbourhood that no form shows', () => {
  const link = { type: 'link', attrs: { href: '/a/', rel: 'nofollow', own: [1] }, extra: true };
  const shaped: Json = {
    type: 'doc',
    version: 2,
    content: [
      {
        type: 'heading',
        attrs: { level: 2, id: 'kept', tone: 'x' },
        content: [
          { type: 'text', text: 'ab', marks: [{ type: 'glow', attrs: { size: 3 } }] },
          { type: 'Counter', attrs: { to: 4 } },
          { type: 'text', text: 'c', marks: [link] },
        ],
      },
    ],
  };
  const { doc } = new Transform(codec.load(shaped)).insert(2, schema.text('x'));
  const saved = codec.save(doc, shaped) as JsonObject;
  const inserted = { type: 'text', text: 'x' };
  const [heading] = shaped.content as [JsonObject];
  const [first, ...others] = heading.content as [JsonObject, ...Json[]];
  expect(saved).toEqual({
    ...shaped,
    content: [
      {
        ...heading,
        content: [{ ...first, text: 'a' }, inserted, { ...first, text: 'b' }, ...others],
      },
    ],
  });
});

test('the second half of a split heading has no id', () => {
  const json: Json = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, id: 'a' }, content: [{ type: 'text', text: 'ab' }] },
    ],
  };
  const loaded = codec.load(json);
  const attrs = { ...loaded.firstChild?.attrs, source: null };
  const type = schema.nodes.heading;
  if (!type) throw new Error('no heading');
  const { doc } = new Transform(loaded).split(2, 1, [{ type, attrs }]);
  expect(codec.save(doc, json)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, id: 'a' }, content: [{ type: 'text', text: 'a' }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'b' }] },
    ],
  });
});

const nodeType = fc.constantFrom(
  ...['paragraph', 'heading', 'bulletList', 'listItem', 'table', 'tableRow', 'tableCell', 'text'],
  ...['hardBreak', 'codeBlock', 'blockquote', 'Faq', 'opaqueBlock', 'constructor', '__proto__'],
);

const { anyNode } = fc.letrec<{ anyNode: Json }>((tie) => ({
  anyNode: fc.record(
    {
      type: nodeType,
      text: fc.oneof(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })),
      attrs: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record({ level: fc.oneof(fc.integer(), fc.string()), colspan: fc.jsonValue() }),
      ),
      marks: fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'glow', 'code') }), {
          maxLength: 3,
        }),
      ),
      content: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('anyNode'), { maxLength: 3 }),
      ),
    },
    { requiredKeys: ['type'] },
  ) as fc.Arbitrary<Json>,
}));

test('any JSON that is a document survives, whatever its nodes hold', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (nodes) => {
      const json = JSON.parse(JSON.stringify({ type: 'doc', content: nodes })) as Json;
      if (!isRichText(json)) return;
      const loaded = codec.load(json);
      loaded.check();
      const rebuilt = schema.topNodeType.create(null, loaded.content);
      expect(isEqual(codec.save(rebuilt, json), json)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
