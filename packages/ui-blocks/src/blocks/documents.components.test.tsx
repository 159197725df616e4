import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RichTextComponents } from '../react/rich-text/components.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { block, doc, link, node, p, text } from '../testing/editor-json.ts';

const Link = ({ href, children }: ComponentProps<'a'>) => <a href={`${href}?own`}>{children}</a>;
const components: RichTextComponents = {
  a: Link,
  h2: ({ children }) => <h2 className="own">{children}</h2>,
  Counter: ({ count }: { count: number }) => <b>{count}</b>,
};
const html = (document: unknown, mode: 'strict' | 'page' = 'strict') =>
  renderToStaticMarkup(<RichText document={document} components={components} mode={mode} />);

describe('§2.6 components of the page in place of ours', () => {
  const linked = p(text('a', link('/x'), 'bold'), text('b', link('/x')));

  test('a host element by its tag, with its sanitized props', () => {
    const heading = { ...node('heading', 'h'), attrs: { level: 2 } };
    expect(html(doc(heading, linked, p(text('c', link('javascript:x')))))).toBe(
      '<h2 class="own">h</h2><p><a href="/x?own"><strong>a</strong>b</a></p><p>c</p>',
    );
  });

  test('a block by its name', () => {
    expect(html(doc(block('Counter', { count: 3, text: doc(p('x')) })))).toBe('<b>3</b>');
  });

  test('at any depth in blocks', () => {
    const inner = doc(block('StepsBlock', { steps: [{ title: 't', text: doc(linked) }] }));
    expect(html(doc(block('BasicBlock', { text: inner })))).toContain('<a href="/x?own"><strong>');
  });

  test('an inherited property name is no component', () => {
    expect(html(doc(block('constructor', {})), 'page')).toContain('<strong>constructor</strong>');
  });

  test('without them nothing changes', () => {
    expect(renderToStaticMarkup(<RichText document={doc(linked)} />)).toBe(
      '<p><a href="/x"><strong>a</strong>b</a></p>',
    );
  });
});
