import { block, doc, node, p, text } from '../editor-json.ts';
import type { RichTextFixture } from './rich-text-fixture.ts';

const REFUSED: readonly [name: string, document: unknown, error: string][] = [
  ['an object without a type', {}, 'Invalid content'],
  ['null', null, 'Invalid content'],
  ['HTML', '<p>', 'Invalid content'],
  ['a list', [], 'Invalid content'],
  ['a type that is no word', { type: 1 }, 'Invalid content'],
  [
    'content that is no list',
    { type: 'doc', content: {} },
    'Invalid content: expected a list of nodes',
  ],
  [
    'text without words',
    doc(node('bulletList', { type: 'text' })),
    'Invalid content: text without words (at content.0.content.0)',
  ],
  [
    'a node without a type',
    { type: 'doc', content: [{}] },
    'Invalid content: a node has no type (at content.0)',
  ],
  ['an unknown node', doc(node('marquee')), 'missing handler: marquee (at content.0)'],
  [
    'a node named as a word of the language',
    doc(node('constructor')),
    'missing handler: constructor (at content.0)',
  ],
  [
    'a node named as the prototype',
    doc(node('__proto__')),
    'missing handler: __proto__ (at content.0)',
  ],
  [
    'an unknown mark',
    doc(p(text('x', 'blink'))),
    'missing handler: mark blink (at content.0.content.0.marks.0)',
  ],
  [
    'a mark named as a word of the language',
    doc(p(text('x', 'toString'))),
    'missing handler: mark toString',
  ],
  ['a block without what it needs', doc(block('Faq', { items: [] })), 'Faq: items: '],
  ['a block without its steps', doc(block('StepsBlock', { steps: [] })), 'StepsBlock: steps: '],
  [
    'an unknown node in a block',
    doc(block('BasicBlock', { text: doc(p(), node('marquee')) })),
    'missing handler: marquee (at content.0.attrs.text.content.1)',
  ],
  [
    'rich text without a type in a block',
    doc(block('BasicBlock', { text: {} })),
    'Invalid content (at content.0.attrs.text)',
  ],
];

const PASSED_OVER: readonly [name: string, document: unknown, html: string][] = [
  [
    'an unknown block shows its name and attributes',
    doc(p('a'), block('Marquee', { speed: 3 }), p('b')),
    '<p>a</p><div class="pz-fallback"><p><strong>Marquee</strong></p><pre><code>{\n  &quot;speed&quot;: 3\n}</code></pre></div><p>b</p>',
  ],
  [
    'inside a paragraph the fallback is phrasing too',
    doc(p('a ', block('Emoji', {}))),
    '<p>a <span class="pz-fallback"><strong>Emoji</strong> <code>{}</code></span></p>',
  ],
  [
    'the fallback of a hostile block is words',
    doc(block('<img src=x onerror=alert(1)>', { a: '</code><script>alert(1)</script>' })),
    '<div class="pz-fallback"><p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p><pre><code>{\n  &quot;a&quot;: &quot;&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;\n}</code></pre></div>',
  ],
  [
    'a block with bad data shows its name',
    doc(block('Faq', { items: [] }), p('b')),
    '<div class="pz-fallback"><p><strong>Faq</strong></p><pre><code>{\n  &quot;items&quot;: []\n}</code></pre></div><p>b</p>',
  ],
  [
    'an unknown mark leaves its words, and the marks beside it',
    doc(p(text('kept', 'blink', 'bold'))),
    '<p><strong>kept</strong></p>',
  ],
  ['something that is no document shows nothing', '<script>', ''],
];

/** What is no document: refused in strict mode; in page mode one odd node never blanks a page. */
export const faultFixtures: readonly RichTextFixture[] = [
  ...REFUSED.map(([name, document, error]): RichTextFixture => ({ name, document, error })),
  ...PASSED_OVER.map(
    ([name, document, html]): RichTextFixture => ({ name, document, mode: 'page', html }),
  ),
];
