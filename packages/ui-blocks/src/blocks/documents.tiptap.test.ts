import { getSchema } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { TextStyle } from '@tiptap/extension-text-style';
import { generateHTML } from '@tiptap/html';
import { DOMSerializer, Node } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { MARKS } from '../core/rich-text/marks.ts';
import { NODES } from '../core/rich-text/nodes.ts';
import { EDITOR_DIFFERENCES, forEditor, settle } from '../testing/editor-differences.ts';
import { editorDocument } from '../testing/editor-documents.ts';
import { doc, type EditorJson, link, node, p, text, ul } from '../testing/editor-json.ts';
import { htmlTree } from '../testing/html-tree.ts';
import { editorFixtures } from '../testing/rich-text/editor-fixtures.ts';
import { documentToHtml } from './documents.ts';

/** The editor as Tiptap ships it, except that a link gets no `rel` or `target` that nobody wrote. */
const extensions = [
  StarterKit.configure({ link: { HTMLAttributes: { rel: null, target: null, class: null } } }),
  Highlight,
  Subscript,
  Superscript,
  TextStyle,
  Image.configure({ inline: true }),
  TaskList,
  TaskItem.configure({ nested: true }),
  TableKit,
];

const schema = getSchema(extensions);
const serializer = DOMSerializer.fromSchema(schema);
const { document } = new Window();

/** What `generateHTML` does, which makes a schema and a window for each document. */
function editorHtml(json: EditorJson): string {
  const wrap = document.createElement('div') as unknown as HTMLElement;
  const { content } = Node.fromJSON(schema, json);
  serializer.serializeFragment(content, { document: document as unknown as Document }, wrap);
  return wrap.innerHTML;
}

/** Both outputs as trees, without the differences of the table. */
function both(json: EditorJson, table?: Parameters<typeof settle>[2]) {
  const theirs = editorHtml(forEditor(json, table));
  return {
    ours: settle(htmlTree(documentToHtml(json)), 'inOurs', table),
    theirs: settle(htmlTree(theirs), 'inEditor', table),
  };
}

const A = link('https://a.example/');
const everyMark = Object.keys(MARKS).filter((type) => type !== 'link');
const cell = (type: string, attrs: Record<string, unknown>): EditorJson => ({
  ...node(type, p('c')),
  attrs,
});

const FIXTURES: Record<string, EditorJson> = {
  'every mark at once': doc(p(text('x', ...everyMark, A))),
  'every mark at once, stored the other way round': doc(p(text('x', A, ...everyMark.toReversed()))),
  'a link over bold, plain and italic': doc(
    p(text('a', 'bold', A), text('b', A), text('c', 'italic', A)),
  ),
  'marks that overlap': doc(
    p(text('a', 'bold'), text('b', 'italic', 'bold'), text('c', 'italic', 'strike')),
  ),
  'two links side by side': doc(p(text('a', A), text('b', link('/b')))),
  'an image inside a link': doc(
    p(text('a', A), { type: 'image', attrs: { src: '/i.png' }, marks: [A] }),
  ),
  'a link that opens a window': doc(p(text('a', link('/a', { target: '_blank', rel: 'author' })))),
  'unsafe addresses': doc(
    p(text('a', link('javascript:x')), { type: 'image', attrs: { src: 'data:x', alt: 'b' } }, 'c'),
  ),
  'lists in lists': doc(node('bulletList', node('listItem', p('a'), ul('b', 'c')))),
  tasks: doc(
    node(
      'taskList',
      { ...node('taskItem', p('a')), attrs: { checked: true } },
      node('taskItem', p()),
    ),
  ),
  'a table': doc(
    node(
      'table',
      node('tableRow', cell('tableHeader', { colspan: 2, colwidth: [90, 90] })),
      node('tableRow', cell('tableCell', { rowspan: 1 }), cell('tableCell', {})),
    ),
  ),
  'what HTML escapes': doc(p('<b>&amp;"\'\u00a0</b>'), node('codeBlock', '\n<script>')),
};

describe('§2.6 the HTML of the editor itself, by its own generateHTML', () => {
  test.each(Object.entries(FIXTURES))('%s', (_, json) => {
    expect(editorHtml(forEditor(json))).toBe(generateHTML(forEditor(json), extensions));
    const { ours, theirs } = both(json);
    expect(ours).toEqual(theirs);
  });

  test.each(editorFixtures)('$name', ({ document }) => {
    const json = forEditor(document as EditorJson);
    expect(editorHtml(json)).toBe(generateHTML(json, extensions));
    const { ours, theirs } = both(document as EditorJson);
    expect(ours).toEqual(theirs);
  });

  test('300 documents that the editor can hold', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(editorDocument, (json) => {
        note(json, seen);
        const { ours, theirs } = both(json);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 300 },
    );
    const missed = [...Object.keys(NODES), ...Object.keys(MARKS)].filter((type) => !seen.has(type));
    expect(missed).toEqual([]);
  }, 60_000);

  test.each(Object.entries(EDITOR_DIFFERENCES))(
    '"%s" is a difference that still exists',
    (name) => {
      const rest = Object.entries(EDITOR_DIFFERENCES).filter(([other]) => other !== name);
      const table = Object.fromEntries(rest);
      const differs = Object.values(FIXTURES).some((json) => {
        const { ours, theirs } = both(json, table);
        return JSON.stringify(ours) !== JSON.stringify(theirs);
      });
      expect(differs).toBe(true);
    },
  );
});

function note({ type, marks = [], content = [] }: EditorJson, seen: Set<string>) {
  seen.add(type);
  for (const each of [...marks, ...content]) note(each, seen);
}
