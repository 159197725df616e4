import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { isList, isObject, type Json, type JsonObject, valueAt } from '../json/json.ts';
import { loadBlock } from './load-node.ts';
import type { Originals } from './originals.ts';
import { saveNode } from './save-node.ts';

/** Turns stored rich text into ProseMirror documents and back without changing what nobody edited. */
export type Codec = {
  /**
   * @returns a valid document for any rich text; one without nodes gets an empty paragraph
   * @throws {TypeError} if the JSON is no document (`isRichText`)
   */
  load(json: Json): Node;
  /**
   * @param shell what was loaded: its other properties, such as a version, are kept
   * @returns the very JSON that was loaded, wherever a node is still the same object
   */
  save(document: Node, shell?: Json): Json;
};

type RichText = JsonObject & { readonly content: readonly JsonObject[] };

/** Whether JSON is a document whose nodes can be edited. */
export const isRichText = (json: Json | undefined): json is RichText =>
  isObject(json) &&
  json.type === 'doc' &&
  isList(json.content) &&
  json.content.every((node) => typeof valueAt(node, ['type']) === 'string');

export function createCodec(schema: Schema): Codec {
  const originals: Originals = new WeakMap();
  return {
    load(json) {
      if (!isRichText(json)) throw new TypeError('No rich-text document');
      const nodes = json.content.map((node) => loadBlock(node, schema, originals));
      const empty = schema.nodes.paragraph?.create();
      const document = schema.topNodeType.create(
        null,
        Fragment.from(nodes.length === 0 && empty ? [empty] : nodes),
      );
      originals.set(document, json);
      return document;
    },
    save(document, shell = { type: 'doc', content: [] }) {
      const original = originals.get(document);
      if (original !== undefined) return original;
      const content = document.children.map((node) => saveNode(node, originals));
      const isStillEmpty = isRichText(shell) && shell.content.length === 0 && isBlank(document);
      return {
        ...(isObject(shell) && shell),
        type: 'doc',
        content: isStillEmpty ? [] : content,
      };
    },
  };
}

/** A document of one empty paragraph, which is what one without nodes is shown as. */
const isBlank = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0;
