import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { NODES } from '../core/rich-text/nodes.ts';
import { block, doc, type EditorJson, node, text } from '../testing/editor-json.ts';
import { documentToHtml } from './documents.ts';

describe('§2.6 content nested where HTML does not allow it', () => {
  test('an unknown block in a list or table shows its name in its place', () => {
    const html = documentToHtml(doc(node('bulletList', block('Marquee', {}))), { mode: 'page' });
    expect(html).toMatch(/^<ul><li><div class="pz-fallback">.*<\/div><\/li><\/ul>$/s);
  });

  test('the browser moves nothing in any nesting', () => {
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
    fc.constant(block('ImgComponent', { src: '/a.png', alt: 'x', width: 1, height: 1 })),
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
