import { documentToHtml, parseDocument } from '@plaza/ui-blocks';
import { RichText } from '@plaza/ui-blocks/react';
import { PortableText } from '@portabletext/react';
import { escapeHTML, toHTML } from '@portabletext/to-html';
import { renderRichText } from '@storyblok/richtext';
import {
  renderJSONContentToString,
  serializeAttrsToHTMLString,
  serializeChildrenToHTMLString,
} from '@tiptap/static-renderer/json/html-string';
import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPortableText } from './portable-text-document.ts';
import { articleDocument } from './rich-text-document.ts';
import { toStoryblok } from './storyblok-document.ts';

const article = articleDocument();
const portable = toPortableText(article);
const storyblok = toStoryblok(article) as Parameters<typeof renderRichText>[0];
const parsed = parseDocument(article);

type Props = Record<string, unknown>;
interface Rendered<T> {
  children?: T | T[];
  node?: { attrs?: Props; text?: string };
  mark?: { attrs?: Props };
}

/** A host element for every node and mark of the article, following Tiptap's guide. */
function mapping<T>(
  element: (tag: string, attrs: Props, children?: T | T[]) => T,
  text: (content: string) => T,
) {
  const host =
    (tag: string) =>
    ({ children }: Rendered<T>) =>
      element(tag, {}, children);
  return {
    nodeMapping: {
      doc: ({ children }: Rendered<T>) => element('', {}, children),
      text: ({ node }: Rendered<T>) => text(node?.text ?? ''),
      paragraph: host('p'),
      heading: ({ node, children }: Rendered<T>) => element(`h${node?.attrs?.level}`, {}, children),
      bulletList: host('ul'),
      listItem: host('li'),
      image: ({ node }: Rendered<T>) => element('img', { ...node?.attrs, loading: 'lazy' }),
    },
    markMapping: {
      bold: host('strong'),
      italic: host('em'),
      link: ({ mark, children }: Rendered<T>) => element('a', mark?.attrs ?? {}, children),
    },
  };
}

const tiptapReact = renderJSONContentToReactElement(
  mapping<ReactNode>(
    (tag, attrs, children) => (tag ? createElement(tag, attrs, children) : children),
    (content) => content,
  ) as Parameters<typeof renderJSONContentToReactElement>[0],
);

const tiptapString = renderJSONContentToString(
  mapping<string>((tag, attrs, children) => {
    const inner = serializeChildrenToHTMLString(children);
    if (tag === '') return inner;
    const open = `<${tag}${serializeAttrsToHTMLString(attrs)}>`;
    return tag === 'img' ? open : `${open}${inner}</${tag}>`;
  }, escapeHTML) as Parameters<typeof renderJSONContentToString>[0],
);

const portableImage = ({ value: { src, alt, width, height } }: { value: Props }) =>
  createElement('img', { src, alt, width, height, loading: 'lazy' });

const portableImageHtml = ({ value }: { value: Props }) =>
  `<img src="${escapeHTML(String(value.src))}" alt="${escapeHTML(String(value.alt))}" width="${value.width}" height="${value.height}" loading="lazy">`;

type Output = 'react' | 'string' | 'parse and string';

/** Renders the article. */
export interface Contestant {
  name: string;
  isOurs?: boolean;
  output: Output;
  render: () => string;
}

/** All renderers of the article; ours is first for each output. */
export const contestants: readonly Contestant[] = [
  {
    name: 'RichText',
    isOurs: true,
    output: 'react',
    render: () => renderToStaticMarkup(createElement(RichText, { document: parsed })),
  },
  {
    name: '@tiptap/static-renderer json/react',
    output: 'react',
    render: () => renderToStaticMarkup(tiptapReact({ content: article })),
  },
  {
    name: '@portabletext/react',
    output: 'react',
    render: () => {
      const props = { value: portable, components: { types: { image: portableImage } } };
      return renderToStaticMarkup(createElement(PortableText, props));
    },
  },
  { name: 'documentToHtml', isOurs: true, output: 'string', render: () => documentToHtml(parsed) },
  {
    name: '@tiptap/static-renderer json/html-string',
    output: 'string',
    render: () => tiptapString({ content: article }),
  },
  {
    name: '@portabletext/to-html',
    output: 'string',
    render: () => toHTML(portable, { components: { types: { image: portableImageHtml } } }),
  },
  {
    name: '@storyblok/richtext',
    output: 'string',
    render: () => renderRichText(storyblok),
  },
  {
    name: 'documentToHtml',
    isOurs: true,
    output: 'parse and string',
    render: () => documentToHtml(article),
  },
];
