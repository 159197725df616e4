import { block, doc, type EditorJson, link, node, p, text, ul } from '../editor-json.ts';
import type { RichTextFixture } from './rich-text-fixture.ts';

const A = link('https://a.example');
const BREAK: EditorJson = { type: 'hardBreak' };
const RULE: EditorJson = { type: 'horizontalRule' };

/** Every mark and what it opens, outermost first. */
const MARK_TAGS: readonly [mark: EditorJson, opening: string, closing: string][] = [
  [A, '<a href="https://a.example">', '</a>'],
  [{ type: 'textStyle' }, '<span>', '</span>'],
  [{ type: 'bold' }, '<strong>', '</strong>'],
  [{ type: 'code' }, '<code>', '</code>'],
  [{ type: 'italic' }, '<em>', '</em>'],
  [{ type: 'strike' }, '<s>', '</s>'],
  [{ type: 'underline' }, '<u>', '</u>'],
  [{ type: 'highlight' }, '<mark>', '</mark>'],
  [{ type: 'subscript' }, '<sub>', '</sub>'],
  [{ type: 'superscript' }, '<sup>', '</sup>'],
];

const singleMarks = MARK_TAGS.map(
  ([mark, opening, closing]): RichTextFixture => ({
    name: `the mark ${mark.type}`,
    document: doc(p('a', text('b', mark), 'c')),
    html: `<p>a${opening}b${closing}c</p>`,
  }),
);

/** Two marks that overlap: the outer one is not parted, in whichever order they were stored. */
const pairsOfMarks = MARK_TAGS.flatMap(([outer, open, close], rank) =>
  MARK_TAGS.slice(rank + 1).map(
    ([inner, innerOpen, innerClose]): RichTextFixture => ({
      name: `the mark ${inner.type} within ${outer.type}`,
      document: doc(p(text('a', outer), text('b', inner, outer), text('c', inner))),
      html: `<p>${open}a${innerOpen}b${innerClose}${close}${innerOpen}c${innerClose}</p>`,
    }),
  ),
);

const SPECIALS: readonly [text: string, html: string][] = [
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&amp; &lt;', '&amp;amp; &amp;lt;'],
  ['"dobles" y \'simples\'', '&quot;dobles&quot; y &#x27;simples&#x27;'],
  ['\u00a0fijo\u00a0', '\u00a0fijo\u00a0'],
  ['  dos  espacios  ', '  dos  espacios  '],
  ['una\nlínea', 'una\nlínea'],
  ['🫒 aceituna', '🫒 aceituna'],
  ['مرحبا بالعالم', 'مرحبا بالعالم'],
  ['a\u200fb\u202ec', 'a\u200fb\u202ec'],
  [
    'Pneumonoultramicroscopicsilicovolcanoconiosis',
    'Pneumonoultramicroscopicsilicovolcanoconiosis',
  ],
  ['{{ plantilla }} {jsx}', '{{ plantilla }} {jsx}'],
  ['<!-- comentario -->', '&lt;!-- comentario --&gt;'],
];

const words = SPECIALS.map(
  ([special, html]): RichTextFixture => ({
    name: `the words ${JSON.stringify(special)}`,
    document: doc(p(special)),
    html: `<p>${html}</p>`,
  }),
);

const headings = [1, 2, 3, 4, 5, 6].map(
  (level): RichTextFixture => ({
    name: `a heading of level ${level}`,
    document: doc({ ...node('heading', 'h'), attrs: { level } }),
    html: `<h${level}>h</h${level}>`,
  }),
);

const item = node('listItem', p('x'));
const ordered = (name: string, attrs: object, attributes: string): RichTextFixture => ({
  name: `an ordered list ${name}`,
  document: doc({ ...node('orderedList', item), attrs: { ...attrs } }),
  html: `<ol${attributes}><li><p>x</p></li></ol>`,
});

const lists: readonly RichTextFixture[] = [
  ordered('as it is', {}, ''),
  ordered('that starts at one', { start: 1 }, ''),
  ordered('that starts at three', { start: 3 }, ' start="3"'),
  ordered('that starts at zero', { start: 0 }, ' start="0"'),
  ...['a', 'A', 'i', 'I'].map((type) =>
    ordered(`numbered as ${type}`, { start: 1, type }, ` type="${type}"`),
  ),
  {
    name: 'a bullet list',
    document: doc(ul('a', 'b')),
    html: '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
  },
  {
    name: 'a list in a list',
    document: doc(node('bulletList', node('listItem', p('a'), ul('b')))),
    html: '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  },
  {
    name: 'an item of several paragraphs',
    document: doc(node('bulletList', node('listItem', p('a'), p('b'), RULE))),
    html: '<ul><li><p>a</p><p>b</p><hr/></li></ul>',
  },
];

const tasks = [false, true].map(
  (checked): RichTextFixture => ({
    name: `a task that is ${checked ? 'done' : 'to do'}`,
    document: doc(node('taskList', { ...node('taskItem', p('a')), attrs: { checked } })),
    html: `<ul data-type="taskList"><li data-checked="${checked}" data-type="taskItem"><label><input type="checkbox" disabled="" aria-hidden="true"${checked ? ' checked=""' : ''}/><span></span></label><div><p>a</p></div></li></ul>`,
  }),
);

const table = (rows: string) =>
  `<section class="pz-table" tabindex="0"><table><tbody>${rows}</tbody></table></section>`;
const cell = (type: string, attrs: object): EditorJson => ({
  ...node(type, p('c')),
  attrs: { ...attrs },
});
const rows = (name: string, content: EditorJson[], html: string): RichTextFixture => ({
  name: `a table ${name}`,
  document: doc(node('table', ...content)),
  html: table(html),
});

const tables: readonly RichTextFixture[] = [
  rows(
    'with its headings',
    [
      node('tableRow', node('tableHeader', p('a')), node('tableHeader', p('b'))),
      node('tableRow', node('tableCell', p('c')), node('tableCell', p('d'))),
    ],
    '<tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td><td><p>d</p></td></tr>',
  ),
  rows(
    'with a cell across columns',
    [node('tableRow', cell('tableCell', { colspan: 2, rowspan: 1, colwidth: [90, 90] }))],
    '<tr><td colspan="2"><p>c</p></td></tr>',
  ),
  rows(
    'with a heading across rows',
    [node('tableRow', cell('tableHeader', { colspan: 1, rowspan: 2 }), cell('tableCell', {}))],
    '<tr><th rowspan="2"><p>c</p></th><td><p>c</p></td></tr>',
  ),
  rows(
    'with a list in a cell',
    [node('tableRow', node('tableCell', ul('a')))],
    '<tr><td><ul><li><p>a</p></li></ul></td></tr>',
  ),
];

const code = (language: unknown, attribute: string): RichTextFixture => ({
  name: `code in ${JSON.stringify(language)}`,
  document: doc({ ...node('codeBlock', 'a<b && c'), attrs: { language } }),
  html: `<pre><code${attribute}>a&lt;b &amp;&amp; c</code></pre>`,
});

const image = { src: '/pictures/seal.svg', alt: 'x' };

const others: readonly RichTextFixture[] = [
  { name: 'an empty document', document: doc(), html: '' },
  { name: 'an empty paragraph', document: doc(p()), html: '<p></p>' },
  {
    name: 'a heading, a rule, a quote, nothing',
    document: doc(
      { ...node('heading', 'h'), attrs: { level: 3 } },
      RULE,
      node('blockquote', p()),
      p(),
    ),
    html: '<h3>h</h3><hr/><blockquote><p></p></blockquote><p></p>',
  },
  {
    name: 'quotes in quotes',
    document: doc(node('blockquote', p('a'), node('blockquote', p('b')))),
    html: '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>',
  },
  code(null, ''),
  code('js', ' class="language-js"'),
  code('c++', ' class="language-c++"'),
  {
    name: 'every mark at once, whatever order they are stored in',
    document: doc(p(text('x', ...MARK_TAGS.map(([mark]) => mark).toReversed()))),
    html: `<p>${MARK_TAGS.map(([, opening]) => opening).join('')}x${MARK_TAGS.map(
      ([, , closing]) => closing,
    )
      .toReversed()
      .join('')}</p>`,
  },
  {
    name: 'one link over bold, plain and italic text',
    document: doc(p(text('a', 'bold', A), text('b', A), text('c', 'italic', A))),
    html: '<p><a href="https://a.example"><strong>a</strong>b<em>c</em></a></p>',
  },
  {
    name: 'neighbours share the marks that enclose both',
    document: doc(p(text('a', 'bold'), text('b', 'italic', 'bold'), text('c', 'italic'))),
    html: '<p><strong>a<em>b</em></strong><em>c</em></p>',
  },
  {
    name: 'a marked line break stays inside',
    document: doc(p(text('a', 'bold'), { ...BREAK, marks: [{ type: 'bold' }] }, text('b', 'bold'))),
    html: '<p><strong>a<br/>b</strong></p>',
  },
  {
    name: 'an unmarked line break parts the marks',
    document: doc(p(text('a', 'bold'), BREAK, text('b', 'bold'))),
    html: '<p><strong>a</strong><br/><strong>b</strong></p>',
  },
  {
    name: 'two links side by side stay two',
    document: doc(p(text('loans', A), text('cards', link('https://b.example')))),
    html: '<p><a href="https://a.example">loans</a><a href="https://b.example">cards</a></p>',
  },
  {
    name: 'an image inside a link',
    document: doc(p(text('a', A), { ...block('image', image), marks: [A] })),
    html: '<p><a href="https://a.example">a<img src="/pictures/seal.svg" alt="x" loading="lazy"/></a></p>',
  },
  {
    name: 'an image with all it may have',
    document: doc(p(block('image', { ...image, title: 't', width: 10, height: '20' }))),
    html: '<p><img src="/pictures/seal.svg" alt="x" title="t" width="10" height="20" loading="lazy"/></p>',
  },
  {
    name: 'an image without words says so',
    document: doc(p(block('image', { src: '/pictures/seal.svg' }))),
    html: '<p><img src="/pictures/seal.svg" alt="" loading="lazy"/></p>',
  },
];

/** What the editor itself can hold, and the HTML of its own `generateHTML`, but for the differences on purpose. */
export const editorFixtures: readonly RichTextFixture[] = [
  ...singleMarks,
  ...pairsOfMarks,
  ...words,
  ...headings,
  ...lists,
  ...tasks,
  ...tables,
  ...others,
];
