import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { NODES } from '../core/rich-text/nodes.ts';
import { block, doc, type EditorJson, node, p, text } from '../testing/editor-json.ts';
import { documentToHtml } from './documents.ts';

const quote = (...content: EditorJson[]) => node('blockquote', ...content);
const table = (rows: string) =>
  `<div class="pz-table" tabindex="0"><table><tbody>${rows}</tbody></table></div>`;

describe('§2.6 content nested where it may not stand', () => {
  test.each<[name: string, content: EditorJson, html: string]>([
    [
      'a block parts the paragraph it stands in',
      p('a', block('DividerBlock', {}), text('b', 'bold')),
      '<p>a</p><div class="pz-divider" aria-hidden="true"></div><p><strong>b</strong></p>',
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
  ])('%s', (_, content, html) => {
    expect(documentToHtml(doc(content))).toBe(html);
  });

  test('an unknown block in a list or table still shows its name in its place', () => {
    const html = documentToHtml(doc(node('bulletList', block('Marquee', {}))), { mode: 'page' });
    expect(html).toMatch(/^<ul><li><div class="pz-fallback">.*<\/div><\/li><\/ul>$/s);
  });

  test('whatever nests in whatever, the browser moves nothing', () => {
    fc.assert(
      fc.property(anyNesting, (content) => {
        const html = documentToHtml({ type: 'doc', content });
        expect(outline(parseFragment(html))).toBe(html.replace(/<([a-z0-9]+)[^>]*>/g, '<$1>'));
      }),
      { numRuns: 2000 },
    );
  });
});

const { list: anyNesting } = fc.letrec<{ node: EditorJson; list: EditorJson[] }>((tie) => ({
  list: fc.array(tie('node'), { maxLength: 3 }),
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constant(text('x')),
    fc.constant(block('DividerBlock', {})),
    fc.record({ type: fc.constantFrom(...Object.keys(NODES)), content: tie('list') }),
  ),
}));

/** The tree that a browser builds, written as tags without attributes. */
function outline(parsed: DefaultTreeAdapterTypes.Node): string {
  if (parsed.nodeName === '#text' && 'value' in parsed) return parsed.value;
  const inner = 'childNodes' in parsed ? parsed.childNodes.map(outline).join('') : '';
  if (parsed.nodeName === '#document-fragment') return inner;
  const isVoid = ['br', 'hr', 'img', 'input'].includes(parsed.nodeName);
  return `<${parsed.nodeName}>${inner}${isVoid ? '' : `</${parsed.nodeName}>`}`;
}
