import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MARKS } from '../core/rich-text/marks.ts';
import { NODES } from '../core/rich-text/nodes.ts';
import { RichTextError } from '../model/rich-text/rich-text-error.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { documentToHtml, documentToText, parseDocument } from './documents.ts';
import { BLOCKS } from './registry.ts';

const HOSTILE = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</summary><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<!--',
  ']]>',
  '\u2028\u0000\ud800',
];
const KEYS = [
  'href src link value rel target text title items question answer steps pros cons outlined stacked',
  'align buttonText level colspan language checked start type __proto__ constructor toString onclick style class',
].flatMap((names) => names.split(' '));

const word = fc.oneof(fc.constantFrom(...HOSTILE), fc.string());
const type = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.keys({ ...NODES, ...BLOCKS }), 'text', 'doc') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('constructor', '__proto__', 'hasOwnProperty', 'script', ''),
  },
);
const markType = fc.constantFrom(...Object.keys(MARKS), 'valueOf', 'script');

const { node: hostileNode } = fc.letrec<{
  node: unknown;
  value: unknown;
  attrs: unknown;
  doc: unknown;
}>((tie) => ({
  node: fc.record(
    {
      type: fc.oneof({ weight: 20, arbitrary: type }, { weight: 1, arbitrary: fc.anything() }),
      text: word,
      attrs: tie('attrs'),
      marks: fc.array(
        fc.record({ type: markType, attrs: tie('attrs') }, { requiredKeys: ['type'] }),
        { maxLength: 3 },
      ),
      content: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'node', withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('node'), { maxLength: 3 }),
      ),
    },
    { requiredKeys: ['type', 'text'] },
  ),
  doc: fc.record({ type: fc.constant('doc'), content: fc.array(tie('node'), { maxLength: 3 }) }),
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'node' },
    word,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('doc'),
    fc.array(tie('attrs'), { maxLength: 3 }),
    tie('attrs'),
  ),
  attrs: fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 4 }),
}));
const hostileDocument = fc.record({
  type: fc.constant('doc'),
  content: fc.array(hostileNode, { maxLength: 3 }),
});

/** Every tag of a page, with its attributes; text has no `<`. */
const TAG = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)\/?>/g;
const ACTIVE_TAGS = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'svg',
  'form',
];

function activeContent(html: string): string[] {
  const found = [...html.matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => {
    const isActive =
      ACTIVE_TAGS.includes(name) ||
      / (on[a-z]+|style|srcdoc|formaction)=/.test(attributes) ||
      / (href|src)="\s*(?!https?:|mailto:|tel:|sms:)[a-z][a-z0-9+.-]*:/i.test(attributes);
    return isActive ? [tag] : [];
  });
  // What is no tag of the shape above must not look like one.
  return html.replace(TAG, '').includes('<') ? [...found, html] : found;
}

test('the check itself sees active content', () => {
  for (const html of [
    '<script>',
    '<a onclick="x">',
    '<a href="javascript:x">',
    '<a b>',
    "<a href='x'>",
  ]) {
    expect(activeContent(html)).not.toEqual([]);
  }
  expect(activeContent('<a href="/x" rel="noopener">y</a><br/>')).toEqual([]);
});

test('hostile documents never crash a page nor put active content on it', () => {
  fc.assert(
    fc.property(hostileDocument, (json) => {
      const html = documentToHtml(json, { mode: 'page' });
      expect(activeContent(html)).toEqual([]);
      expect(renderToStaticMarkup(<RichText document={json} mode="page" />)).toBe(html);
      documentToText(json, { mode: 'page' });
    }),
    { numRuns: 2500 },
  );
}, 60_000);

test('§5 in strict mode they either render or raise a RichTextError', () => {
  fc.assert(
    fc.property(fc.oneof(hostileDocument, fc.anything()), (json) => {
      try {
        parseDocument(json);
      } catch (problem) {
        expect(problem).toBeInstanceOf(RichTextError);
      }
    }),
    { numRuns: 2500 },
  );
}, 60_000);
