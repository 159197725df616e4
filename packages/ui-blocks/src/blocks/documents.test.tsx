import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RichTextError } from '../model/rich-text/rich-text-error.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { block, doc, type EditorJson, node, p, text, ul } from '../testing/editor-json.ts';
import { documentToHtml, documentToPlainHtml, documentToText, parseDocument } from './documents.ts';

describe('§5 what is refused', () => {
  test('20,000 nested nodes throw an error and do not crash', () => {
    let nested = p('deep');
    for (let depth = 0; depth < 20_000; depth++) nested = node('blockquote', nested);
    expect(() => parseDocument(doc(nested))).toThrow('over 100 levels deep');
    expect(documentToHtml(doc(nested, p('after')), { mode: 'page' })).toContain('<p>after</p>');
  });

  test.each<[name: string, nest: (inner: EditorJson) => EditorJson]>([
    ['quotes', (inner) => node('blockquote', inner)],
    ['lists', (inner) => node('bulletList', node('listItem', inner))],
    ['paragraphs, where none are allowed', (inner) => p('x', inner)],
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
    expect(documentToHtml(doc(block('Counter', { count: 24 })))).toBe(
      '<div class="pz-counter"><p class="pz-counter__count"><data value="24">24</data></p><div class="pz-text"></div></div>',
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

  test('an unknown block is reported', () => {
    const { problems } = page(doc(p('a'), block('Marquee', { speed: 3 }), p('b')));
    expect(problems).toEqual(['missing handler: Marquee (at content.1)']);
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

  test('anything but a document is reported and renders nothing', () => {
    expect(page('<script>')).toEqual({ html: '', problems: ['Invalid content'] });
  });
});

test('documentToText returns the text, a line for each block of text', () => {
  const json = doc(
    { ...node('heading', 'Título'), attrs: { level: 2 } },
    p('uno ', text('dos', 'bold'), { type: 'hardBreak' }, 'tres'),
    ul('a', 'b'),
    block('StepsBlock', { steps: [{ title: 'Paso', text: doc(p('haz')) }] }),
    block('Marquee', { secret: true }),
  );
  expect(documentToText(json, { mode: 'page' })).toBe('Título\nuno dos\ntres\na\nb\nPaso\nhaz');
});

describe('documentToPlainHtml', () => {
  const words = (text: string, ...marks: string[]) => ({
    type: 'text',
    text,
    marks: marks.map((type) => ({ type })),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const plain = (...content: object[]) => documentToPlainHtml({ type: 'doc', content });

  test('has paragraphs, lists, headings and emphasis, without attributes', () => {
    const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] });
    expect(
      plain(
        { type: 'heading', attrs: { level: 2, id: 'x' }, content: [words('Qué harás')] },
        paragraph(words('Uno < dos'), words(' fuerte', 'bold')),
        { type: 'orderedList', content: [item('a'), item('b')] },
      ),
    ).toBe(
      '<h2>Qué harás</h2><p>Uno &lt; dos<strong> fuerte</strong></p><ul><li><p>a</p></li><li><p>b</p></li></ul>',
    );
    expect(plain()).toBe('');
  });
});
