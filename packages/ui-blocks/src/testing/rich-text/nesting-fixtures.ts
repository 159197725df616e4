import { block, doc, type EditorJson, link, node, p, text } from '../editor-json.ts';
import type { RichTextFixture } from './rich-text-fixture.ts';

const quote = (...content: EditorJson[]) => node('blockquote', ...content);
const table = (rows: string) =>
  `<section class="pz-table" tabindex="0"><table><tbody>${rows}</tbody></table></section>`;

const seal = block('ImgComponent', { src: '/sello.png', alt: 'Sello', width: 24, height: 24 });
const picture =
  '<picture class="pz-img"><img alt="Sello" width="24" height="24" loading="lazy" decoding="async" src="/sello.png"/></picture>';
const linked = { ...seal, marks: [link('/a')] };

const NESTINGS: readonly [name: string, content: EditorJson, html: string][] = [
  [
    'a block parts the paragraph it stands in',
    p('a', block('DividerBlock', {}), text('b', 'bold')),
    '<p>a</p><div class="pz-divider" aria-hidden="true"></div><p><strong>b</strong></p>',
  ],
  ['an image in the run of the text parts nothing', p('a', seal, 'b'), `<p>a${picture}b</p>`],
  [
    'nor the link that it stands in',
    p(text('a', link('/a')), linked, text('b', link('/a'), 'bold')),
    `<p><a href="/a">a${picture}<strong>b</strong></a></p>`,
  ],
  [
    'an image of a run in a list gets an item',
    node('bulletList', seal),
    `<ul><li>${picture}</li></ul>`,
  ],
  [
    'a list parts a heading',
    node('heading', 'a', node('bulletList', node('listItem', p('x')))),
    '<h1>a</h1><ul><li><p>x</p></li></ul>',
  ],
  ['a paragraph in a paragraph', p('a', p('b', p('c')), 'd'), '<p>a</p><p>b</p><p>c</p><p>d</p>'],
  [
    'an item without its list leaves its content',
    quote(node('listItem', p('x'))),
    '<blockquote><p>x</p></blockquote>',
  ],
  [
    'a row without its table',
    quote(node('tableRow', node('tableCell', p('x')))),
    '<blockquote><p>x</p></blockquote>',
  ],
  ['an item in a paragraph', p('a', node('listItem', p('x'))), '<p>a</p><p>x</p>'],
  [
    'a paragraph in a list gets an item',
    node('bulletList', p('x'), node('listItem', p('y'))),
    '<ul><li><p>x</p></li><li><p>y</p></li></ul>',
  ],
  ['text in a table gets a row and a cell', node('table', 'x'), table('<tr><td>x</td></tr>')],
  [
    'a cell in a table gets a row',
    node('table', node('tableHeader', p('x'))),
    table('<tr><th><p>x</p></th></tr>'),
  ],
  [
    'a list item in a table',
    node('table', node('listItem', p('x'))),
    table('<tr><td><p>x</p></td></tr>'),
  ],
  [
    'a rule in a row gets a cell',
    node('table', node('tableRow', { type: 'horizontalRule' })),
    table('<tr><td><hr/></td></tr>'),
  ],
];

/** Content nested where HTML lets it not stand: it is put where it may. */
export const nestingFixtures = NESTINGS.map(
  ([name, content, html]): RichTextFixture => ({ name, document: doc(content), html }),
);
