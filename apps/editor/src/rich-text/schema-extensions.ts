import { Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Nodes and marks that the editor edits itself. Everything else is one opaque node or mark. */
export const EDITED_NODES = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
] as const;

export const EDITED_MARKS = [
  'link',
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'highlight',
  'subscript',
  'superscript',
] as const;

/** The names of the opaque node types: a block, something within a line, and a mark. */
export const OPAQUE = { block: 'opaqueBlock', inline: 'opaqueInline', mark: 'opaqueMark' } as const;

/**
 * The JSON of a node or mark as it was stored, without content, so that what no form shows stays.
 * The second half of a split node has none: an `id` must not be in a page twice.
 */
const SourceAttribute = Extension.create({
  name: 'source',
  addGlobalAttributes: () => [
    {
      types: [...EDITED_NODES, ...EDITED_MARKS],
      attributes: { source: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
});

/** An attribute that carries JSON through copy and paste. */
const jsonAttribute = {
  json: {
    default: null,
    parseHTML: (element: HTMLElement) => parseJson(element.getAttribute('data-json')),
    renderHTML: ({ json }: { json?: unknown }) => ({ 'data-json': JSON.stringify(json) }),
  },
};

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const OpaqueBlock = Node.create({
  name: OPAQUE.block,
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => jsonAttribute,
  parseHTML: () => [{ tag: 'div[data-json]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
});

const OpaqueInline = Node.create({
  name: OPAQUE.inline,
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => jsonAttribute,
  parseHTML: () => [{ tag: 'span[data-json]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { class: 'opaque-inline' }),
    `${(node.attrs.json as { type?: unknown } | null)?.type ?? ''}`,
  ],
});

const OpaqueMark = Mark.create({
  name: OPAQUE.mark,
  // Several of them may be on one text.
  excludes: '',
  addAttributes: () => jsonAttribute,
  parseHTML: () => [{ tag: 'u[data-json]' }],
  renderHTML: ({ HTMLAttributes }) => ['u', mergeAttributes(HTMLAttributes), 0],
});

/**
 * The extensions of the rich-text editor. History is that of the whole entry. Nothing is appended to
 * a document that nobody typed, and no attribute is added to a link.
 *
 * @param opaqueBlock the opaque block with its view
 */
export const richTextExtensions = (opaqueBlock = OpaqueBlock): Extensions => [
  StarterKit.configure({
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { rel: null, target: null, class: null },
    },
  }),
  Highlight,
  Subscript,
  Superscript,
  TableKit.configure({ table: { resizable: false } }),
  opaqueBlock,
  OpaqueInline,
  OpaqueMark,
  SourceAttribute,
];
