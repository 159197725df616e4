import fc from 'fast-check';
import { MARKS } from '../core/rich-text/marks.ts';
import type { EditorJson } from './editor-json.ts';

const words = fc.string({
  unit: fc.constantFrom(...'abñ€ <>&"\'\u00a0\n/=🫒'),
  minLength: 1,
  maxLength: 8,
});
const address = fc.constantFrom(
  'https://a.example/?a=1&b="2"',
  '/ruta/',
  '#anclaje',
  'mailto:a@a.example',
  'tel:+34911222333',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const linkMark = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({
    href: address,
    target: maybe(fc.constant('_blank')),
    rel: maybe(fc.constantFrom('nofollow', 'noopener nofollow', 'sponsored')),
    title: maybe(words),
  }),
});
const mark: fc.Arbitrary<EditorJson> = fc.oneof(
  { weight: 2, arbitrary: linkMark },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constantFrom(...Object.keys(MARKS).filter((type) => type !== 'link')),
    }),
  },
);
const marks = fc.uniqueArray(mark, { maxLength: 4, selector: ({ type }) => type });

const plainText = fc.record({ type: fc.constant('text'), text: words });
const image = fc.record({
  type: fc.constant('image'),
  attrs: fc.record({
    src: address,
    alt: maybe(words),
    title: maybe(words),
    width: maybe(fc.integer({ min: 1, max: 999 })),
    height: maybe(fc.integer({ min: 1, max: 999 })),
  }),
  marks,
});
const phrasing: fc.Arbitrary<EditorJson> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
  { weight: 1, arbitrary: image },
);

function element<T extends Record<string, unknown>>(
  type: string,
  content: fc.Arbitrary<EditorJson[]>,
  attrs?: fc.Arbitrary<T>,
): fc.Arbitrary<EditorJson> {
  return fc.record({ type: fc.constant(type), content, ...(attrs && { attrs }) });
}

const line = fc.array(phrasing, { maxLength: 5 });
const paragraph = element('paragraph', line);
const heading = element('heading', line, fc.record({ level: fc.integer({ min: 1, max: 6 }) }));
const code = element(
  'codeBlock',
  fc.array(plainText, { maxLength: 2 }),
  fc.record({ language: maybe(fc.constantFrom('js', 'c++')) }),
);
const rule = fc.constant<EditorJson>({ type: 'horizontalRule' });
const span = fc.integer({ min: 1, max: 3 });

const some = (content: fc.Arbitrary<EditorJson>) =>
  fc.array(content, { minLength: 1, maxLength: 3 });

/** Documents as the editor itself can hold them: every node and mark, in any place the schema allows. */
export const { document: editorDocument } = fc.letrec<Record<'document' | 'flow', EditorJson>>(
  (tie) => {
    const item = (type: string, attrs?: fc.Arbitrary<Record<string, unknown>>) =>
      element(
        type,
        fc
          .tuple(paragraph, fc.array(tie('flow'), { maxLength: 1 }))
          .map(([first, rest]) => [first, ...rest]),
        attrs,
      );
    const cellAttrs = fc.record({
      colspan: span,
      rowspan: span,
      colwidth: maybe(fc.constant([120])),
    });
    const cell = fc.oneof(
      ...['tableCell', 'tableHeader'].map((type) => element(type, some(tie('flow')), cellAttrs)),
    );
    return {
      flow: fc.oneof(
        { maxDepth: 3 },
        paragraph,
        heading,
        code,
        rule,
        element('blockquote', some(tie('flow'))),
        element('bulletList', some(item('listItem'))),
        element(
          'orderedList',
          some(item('listItem')),
          fc.record({
            start: fc.integer({ min: 0, max: 9 }),
            type: maybe(fc.constantFrom('1', 'a', 'I')),
          }),
        ),
        element('taskList', some(item('taskItem', fc.record({ checked: fc.boolean() })))),
        element('table', some(element('tableRow', some(cell)))),
      ),
      document: element('doc', some(tie('flow'))),
    };
  },
);
