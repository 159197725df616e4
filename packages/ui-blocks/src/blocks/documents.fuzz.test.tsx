import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MARKS } from '../core/rich-text/marks.ts';
import { NODES } from '../core/rich-text/nodes.ts';
import { ICON_NAMES } from '../icons/icon-names.ts';
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

interface Hostile {
  node: unknown;
  odd: unknown;
  shaped: unknown;
  value: unknown;
  attrs: unknown;
  doc: unknown;
}

const DEPTH = { maxDepth: 3, depthIdentifier: 'node' } as const;
const linkMark = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({ href: word, rel: word, target: word }),
});

const { node: hostileNode } = fc.letrec<Hostile>((tie) => {
  const list = fc.oneof({ ...DEPTH }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 }));
  const titled = fc.record({ title: word, text: tie('doc') });
  const shapes: Record<string, fc.Arbitrary<unknown>> = {
    ToListButtonBlock: fc.record({
      buttonText: word,
      link: fc.oneof(word, fc.record({ value: word })),
      title: word,
    }),
    Faq: fc.record({
      items: fc.array(fc.record({ question: tie('doc'), answer: word }), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
    StepsBlock: fc.record({ steps: fc.array(titled, { minLength: 1, maxLength: 2 }) }),
    ProsConsBlock: fc.record({ pros: titled, cons: titled }),
    QuestionBlock: fc.record({ question: word, answer: tie('doc') }),
    WarningBlock: titled,
    BasicColorBlock: fc.record({ color: fc.constant('red'), text: tie('doc') }),
    BigIconBlock: fc.record({ icon: fc.constantFrom(...ICON_NAMES, 'script'), text: tie('doc') }),
    Counter: fc.record({ count: fc.double(), text: tie('doc') }),
    LinkBlock: fc.record({
      buttonText: word,
      link: fc.oneof(word, fc.record({ value: word })),
      text: tie('doc'),
    }),
    QuoteBlock: fc.record({
      variant: fc.constantFrom('author', 'default'),
      author: word,
      description: word,
      text: tie('doc'),
    }),
    RecommendationBlock: fc.record({ title: tie('doc'), text: tie('doc') }),
    ImageBlock: fc.record({ src: word, alt: word, width: fc.nat(), height: fc.nat(700) }),
    ImgComponent: fc.record({ src: word, alt: word, width: fc.nat(), height: fc.nat(700) }),
    image: fc.record({ src: word, alt: word, title: word }),
    codeBlock: fc.record({ language: word }),
  };
  const blocks = Object.entries(shapes).map(([type, attrs]) =>
    fc.record({ type: fc.constant(type), attrs, content: list }),
  );
  return {
    node: fc.oneof({ weight: 3, arbitrary: tie('shaped') }, { weight: 1, arbitrary: tie('odd') }),
    /** Data of the right shape with hostile text. */
    shaped: fc.oneof(
      DEPTH,
      fc.record({
        type: fc.constant('text'),
        text: word,
        marks: fc.array(linkMark, { maxLength: 2 }),
      }),
      fc.record({
        type: fc.constantFrom('paragraph', 'heading', 'listItem', 'tableCell'),
        content: list,
      }),
      ...blocks,
    ),
    /** Data of any shape at all. */
    odd: fc.record(
      {
        type: fc.oneof({ weight: 20, arbitrary: type }, { weight: 1, arbitrary: fc.anything() }),
        text: word,
        attrs: tie('attrs'),
        marks: fc.array(
          fc.record({ type: markType, attrs: tie('attrs') }, { requiredKeys: ['type'] }),
          {
            maxLength: 3,
          },
        ),
        content: list,
      },
      { requiredKeys: ['type', 'text'] },
    ),
    doc: fc.record({ type: fc.constant('doc'), content: list }),
    value: fc.oneof(
      DEPTH,
      word,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      tie('doc'),
      fc.array(tie('attrs'), { maxLength: 3 }),
      tie('attrs'),
    ),
    attrs: fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 4 }),
  };
});
const hostileDocument = fc.record({
  type: fc.constant('doc'),
  content: fc.array(hostileNode, { minLength: 1, maxLength: 3 }),
});

/** Every tag of a page, with its attributes; text has no `<`. */
const TAG = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)\/?>/g;
/** An icon of ours, whose drawing can name no address and run nothing. */
const ICON =
  /<svg class="pz-icon" viewBox="0 0 256 256" width="1em" height="1em" aria-hidden="true"><path d="[\w .,-]+"><\/path><\/svg>/g;
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

function activeContent(page: string): string[] {
  const html = page.replace(ICON, '');
  const found = [...html.matchAll(TAG)].flatMap(([tag, name = '', attributes = '']) => {
    const pairs = [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
    const isActive = pairs.some(([, attribute = '', value = '']) =>
      isActiveAttribute(attribute, value),
    );
    return isActive || ACTIVE_TAGS.includes(name) ? [tag] : [];
  });
  // Nothing else may look like a tag.
  return html.replace(TAG, '').includes('<') ? [...found, html] : found;
}

function isActiveAttribute(attribute: string, value: string): boolean {
  if (/^(on.*|style|srcdoc|formaction)$/.test(attribute)) return true;
  if (!/^(href|src)$/.test(attribute)) return false;
  const address = value
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const site = 'https://site.example/';
  const { protocol } = new URL(URL.canParse(address, site) ? address : site, site);
  return !['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(protocol);
}

test('the check itself detects active content', () => {
  for (const html of [
    '<script>',
    '<a onclick="x">',
    '<a href="javascript:x">',
    '<a href=" java\nscript:x">',
    '<a b>',
    '<svg onload="x">',
    '<svg class="pz-icon" viewBox="0 0 256 256" width="1em" height="1em" aria-hidden="true"><path d="x" onload="x"></path></svg>',
    "<a href='x'>",
  ]) {
    expect(activeContent(html)).not.toEqual([]);
  }
  expect(activeContent('<a href="/x" rel="noopener">y</a><br/>')).toEqual([]);
});

test('hostile documents never crash a page or add active content to it', () => {
  fc.assert(
    fc.property(hostileDocument, (json) => {
      const html = documentToHtml(json, { mode: 'page' });
      expect(activeContent(html)).toEqual([]);
      expect(renderToStaticMarkup(<RichText document={json} mode="page" />)).toBe(html);
      documentToText(json, { mode: 'page' });
    }),
    { numRuns: 1_000 },
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
    { numRuns: 500 },
  );
}, 60_000);
