import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichTextError } from '../model/rich-text/rich-text-error.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { block, doc, type EditorJson, link, node, p, text, ul } from '../testing/editor-json.ts';
import { documentToHtml, documentToText, parseDocument } from './documents.ts';

const A = link('https://a.example');
const EVERY_MARK =
  'superscript subscript highlight underline strike italic code bold textStyle'.split(' ');

/** The right-hand sides were written by Tiptap 3's own `generateHTML`. */
const AS_THE_EDITOR: [name: string, content: EditorJson[], html: string][] = [
  [
    'all marks in the order of the schema, whatever order they are stored in',
    [p(text('x', ...EVERY_MARK, A))],
    '<p><a href="https://a.example"><span><strong><code><em><s><u><mark><sub><sup>x</sup></sub></mark></u></s></em></code></strong></span></a></p>',
  ],
  [
    'one link over bold, plain and italic text',
    [p(text('a', 'bold', A), text('b', A), text('c', 'italic', A))],
    '<p><a href="https://a.example"><strong>a</strong>b<em>c</em></a></p>',
  ],
  [
    'neighbours share the marks that enclose both',
    [p(text('a', 'bold'), text('b', 'italic', 'bold'), text('c', 'italic'))],
    '<p><strong>a<em>b</em></strong><em>c</em></p>',
  ],
  [
    'a marked line break stays inside',
    [p(text('a', 'bold'), { type: 'hardBreak', marks: [{ type: 'bold' }] }, text('b', 'bold'))],
    '<p><strong>a<br/>b</strong></p>',
  ],
  [
    'an unmarked line break parts the marks',
    [p(text('a', 'bold'), { type: 'hardBreak' }, text('b', 'bold'))],
    '<p><strong>a</strong><br/><strong>b</strong></p>',
  ],
  [
    'two links side by side stay two',
    [p(text('a', A), text('b', link('https://b.example')))],
    '<p><a href="https://a.example">a</a><a href="https://b.example">b</a></p>',
  ],
  [
    'a list that starts at three',
    [{ ...node('orderedList', node('listItem', p('x'))), attrs: { start: 3 } }],
    '<ol start="3"><li><p>x</p></li></ol>',
  ],
  [
    'a lettered list',
    [{ ...node('orderedList', node('listItem', p('x'))), attrs: { start: 1, type: 'a' } }],
    '<ol type="a"><li><p>x</p></li></ol>',
  ],
  [
    'code with its language',
    [{ ...node('codeBlock', 'a<b'), attrs: { language: 'js' } }],
    '<pre><code class="language-js">a&lt;b</code></pre>',
  ],
  [
    'an image',
    [block('image', { src: '/a.png', alt: 'x', title: 't', width: 10, height: '20' })],
    '<img src="/a.png" alt="x" title="t" width="10" height="20" loading="lazy"/>',
  ],
  [
    'a heading, a rule, a quote, nothing',
    [
      { ...node('heading', 'h'), attrs: { level: 3 } },
      { type: 'horizontalRule' },
      node('blockquote', p()),
      p(),
    ],
    '<h3>h</h3><hr/><blockquote><p></p></blockquote><p></p>',
  ],
];

describe('§2.6 rich text as the editor writes it', () => {
  test.each(AS_THE_EDITOR)('%s', (_, content, html) => {
    expect(documentToHtml(doc(...content))).toBe(html);
  });

  test('React and the string say the same', () => {
    const all = doc(...AS_THE_EDITOR.flatMap(([, content]) => content));
    expect(renderToStaticMarkup(<RichText document={all} />)).toBe(documentToHtml(all));
  });

  test('an image whose address is not safe leaves its words', () => {
    const image = block('image', { src: 'data:image/svg+xml,x', alt: 'Un olivo' });
    expect(documentToHtml(doc(image))).toBe('Un olivo');
  });

  test('a table stands in a box that the keyboard can scroll', () => {
    const cell = { ...node('tableCell', p('c')), attrs: { colspan: 2, rowspan: 1 } };
    expect(
      documentToHtml(doc(node('table', node('tableRow', node('tableHeader', p('h')), cell)))),
    ).toBe(
      '<div class="pz-table" tabindex="0"><table><tbody><tr><th><p>h</p></th><td colspan="2"><p>c</p></td></tr></tbody></table></div>',
    );
  });
});

describe('§5 what is refused', () => {
  test.each<[unknown, string]>([
    [{}, 'Invalid content'],
    [null, 'Invalid content'],
    ['<p>', 'Invalid content'],
    [[], 'Invalid content'],
    [{ type: 1 }, 'Invalid content'],
    [{ type: 'doc', content: {} }, 'Invalid content: expected a list of nodes'],
    [
      doc(node('bulletList', { type: 'text' })),
      'Invalid content: text without words (at content.0.content.0)',
    ],
    [{ type: 'doc', content: [{}] }, 'Invalid content: a node has no type (at content.0)'],
    [doc(node('marquee')), 'missing handler: marquee (at content.0)'],
    [doc(node('constructor')), 'missing handler: constructor (at content.0)'],
    [doc(node('__proto__')), 'missing handler: __proto__ (at content.0)'],
    [doc(p(text('x', 'blink'))), 'missing handler: mark blink (at content.0.content.0.marks.0)'],
    [doc(p(text('x', 'toString'))), 'missing handler: mark toString'],
    [doc(block('Faq', { items: [] })), 'Faq: items: '],
    [doc(block('StepsBlock', { steps: [] })), 'StepsBlock: steps: '],
    [
      doc(block('BasicBlock', { text: doc(p(), node('marquee')) })),
      'missing handler: marquee (at content.0.attrs.text.content.1)',
    ],
    [doc(block('BasicBlock', { text: {} })), 'Invalid content (at content.0.attrs.text)'],
  ])('%j: %s', (json, message) => {
    expect(() => parseDocument(json)).toThrow(message);
  });

  test('20,000 nested nodes are an error that says so, not a crash', () => {
    let nested = p('deep');
    for (let depth = 0; depth < 20_000; depth++) nested = node('blockquote', nested);
    expect(() => parseDocument(doc(nested))).toThrow('over 100 levels deep');
    expect(documentToHtml(doc(nested, p('after')), { mode: 'page' })).toContain('<p>after</p>');
  });

  test.each<[name: string, nest: (inner: EditorJson) => EditorJson]>([
    ['quotes', (inner) => node('blockquote', inner)],
    ['lists', (inner) => node('bulletList', node('listItem', inner))],
    ['paragraphs, where none may stand', (inner) => p('x', inner)],
    ['blocks', (inner) => block('BasicBlock', { text: doc(inner) })],
    ['blocks that nobody knows', (inner) => block('Marquee', { text: doc(inner) })],
  ])('20,000 nested %s leave the rest of a page as it is, in every output', (_, nest) => {
    let nested = p('deep');
    for (let depth = 0; depth < 20_000; depth++) nested = nest(nested);
    const json = doc(nested, p('after'));
    expect(() => parseDocument(json)).toThrow(RichTextError);
    expect(documentToHtml(json, { mode: 'page' })).toMatch(/<p>after<\/p>$/);
    expect(renderToStaticMarkup(<RichText document={json} mode="page" />)).toMatch(
      /<p>after<\/p>$/,
    );
    expect(documentToText(json, { mode: 'page' })).toMatch(/after$/);
  });

  test('depth counts through the rich text of blocks', () => {
    let nested = doc(p('deep'));
    for (let depth = 0; depth < 200; depth++) nested = doc(block('BasicBlock', { text: nested }));
    expect(() => parseDocument(nested)).toThrow('over 100 levels deep');
  });
});

describe('§3.4 rich-text fields default to an empty document', () => {
  test('no document at all', () => {
    expect(documentToHtml(undefined)).toBe('');
  });

  test('a block without its text', () => {
    expect(documentToHtml(doc(block('BasicBlock', {})))).toBe(
      '<div class="pz-basic-block pz-text"></div>',
    );
  });
});

describe('§2.6 page mode: one odd node never blanks a page', () => {
  function page(json: unknown) {
    const problems: RichTextError[] = [];
    const onProblem = (problem: RichTextError) => problems.push(problem);
    const html = documentToHtml(json, { mode: 'page', onProblem });
    expect(renderToStaticMarkup(<RichText document={json} mode="page" />)).toBe(html);
    return { html, problems: problems.map(({ message }) => message) };
  }

  test('an unknown block shows its name and attributes, and is reported', () => {
    const { html, problems } = page(doc(p('a'), block('Marquee', { speed: 3 }), p('b')));
    expect(html).toBe(
      '<p>a</p><div class="pz-fallback"><p><strong>Marquee</strong></p><pre><code>{\n  &quot;speed&quot;: 3\n}</code></pre></div><p>b</p>',
    );
    expect(problems).toEqual(['missing handler: Marquee (at content.1)']);
  });

  test('inside a paragraph the fallback is phrasing too', () => {
    const { html } = page(doc(p('a ', block('Emoji', {}))));
    expect(html).toBe(
      '<p>a <span class="pz-fallback"><strong>Emoji</strong> <code>{}</code></span></p>',
    );
  });

  test('a block with bad data, rich text without a type, an unknown mark', () => {
    const { html, problems } = page(
      doc(
        block('Faq', { items: [] }),
        block('BasicBlock', { text: {} }),
        p(text('kept', 'blink', 'bold')),
      ),
    );
    expect(html).toContain('<strong>Faq</strong>');
    expect(html).toContain('<p><strong>kept</strong></p>');
    expect(problems.map((message) => message.split(/[:(]/)[0]?.trim())).toEqual([
      'Faq',
      'Invalid content',
      'missing handler',
    ]);
  });

  test('something that is no document is reported and shows nothing', () => {
    expect(page('<script>')).toEqual({ html: '', problems: ['Invalid content'] });
  });
});

describe('links', () => {
  test.each<[EditorJson, string]>([
    [link('/x'), '<a href="/x">w</a>'],
    [link('java\nscript:alert(1)'), 'w'],
    [{ type: 'link' }, 'w'],
    [link('/x', { target: '_blank' }), '<a href="/x" target="_blank" rel="noopener">w</a>'],
    [
      link('/x', { target: '_blank', rel: 'nofollow evil"' }),
      '<a href="/x" target="_blank" rel="nofollow noopener">w</a>',
    ],
    [link('/x', { target: 'frame', onclick: 'alert(1)', style: 'x' }), '<a href="/x">w</a>'],
    [link('/"><script>'), '<a href="/&quot;&gt;&lt;script&gt;">w</a>'],
  ])('%j', (mark, html) => {
    expect(documentToHtml(doc(p(text('w', mark))))).toBe(`<p>${html}</p>`);
  });
});

test('documentToText gives the words, a line for each block of text', () => {
  const json = doc(
    { ...node('heading', 'Título'), attrs: { level: 2 } },
    p('uno ', text('dos', 'bold'), { type: 'hardBreak' }, 'tres'),
    ul('a', 'b'),
    block('StepsBlock', { steps: [{ title: 'Paso', text: doc(p('haz')) }] }),
    block('Marquee', { secret: true }),
  );
  expect(documentToText(json, { mode: 'page' })).toBe('Título\nuno dos\ntres\na\nb\nPaso\nhaz');
});
