import { Fragment } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { toPhrasing } from '../../core/rich-text/to-phrasing.ts';
import { writeNodes } from '../../core/rich-text/write-nodes.ts';
import { RichTextDocument, type RichTextNode } from '../../model/rich-text/rich-text-document.ts';
import { reactRenderer, reactRendererWith } from './react-renderer.ts';
import type { ComponentTable } from './with-components.ts';

/**
 * A parsed document inside a block.
 *
 * @throws {TypeError} for JSON, which may hold anything: only `parseDocument` makes it safe
 */
export function RichTextField({ document }: { document: RichTextDocument }) {
  return write(parsed(document), document.content);
}

/** As `RichTextField`, in one line of phrasing without links. */
export function PhrasingField({ document }: { document: RichTextDocument }) {
  return write(document, toPhrasing(parsed(document)));
}

function write({ components }: RichTextDocument, nodes: readonly RichTextNode[]) {
  const renderer = components ? reactRendererWith(components as ComponentTable) : reactRenderer;
  const children = writeNodes(nodes, renderer);
  return Array.isArray(children) ? jsxs(Fragment, { children }) : children;
}

function parsed(document: RichTextDocument): RichTextDocument {
  if (document instanceof RichTextDocument) return document;
  throw new TypeError('Rich text must be read by parseDocument before it is rendered');
}
