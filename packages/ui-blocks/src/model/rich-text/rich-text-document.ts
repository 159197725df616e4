import type { FallbackNode, HostProps, Renderer, StaticComponent } from './renderer.ts';

/** Attributes of a node or mark after its row in the table has read them. */
export type Attributes = HostProps;

export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A node of the editor: paragraph, list, table, image… */
export interface ElementNode {
  readonly kind: 'element';
  readonly type: string;
  readonly attrs: Attributes;
  readonly content: readonly RichTextNode[];
  readonly marks: readonly Mark[];
  readonly row: NodeRow;
}

/** A content block of §2.6 with its validated data. */
export interface BlockNode {
  readonly kind: 'block';
  readonly type: string;
  readonly props: object;
  readonly component: StaticComponent<never>;
  /** True for a block that may stand among text, where marks apply to it. */
  readonly phrasing: boolean;
  readonly marks: readonly Mark[];
}

export type RichTextNode = TextNode | ElementNode | BlockNode | FallbackNode;

export interface Mark {
  readonly type: string;
  readonly attrs: Attributes;
  readonly row: MarkRow;
}

/** Reads one attribute; undefined when it is absent or not acceptable. */
export type AttributeRule = (value: unknown) => string | number | boolean | undefined;

/** What an element may hold, in the words of HTML's content model and of lists and tables. */
export type Holds = 'flow' | 'phrasing' | 'items' | 'rows' | 'cells';

/** One node of the editor: which attributes it has and what it writes. */
export interface NodeRow {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** What may stand in it; `flow`, which is anything, when it does not say. */
  readonly holds?: Holds;
  /** The only place where it may stand. */
  readonly within?: Holds;
  /** True for a node that may stand among text. */
  readonly phrasing?: boolean;
  /** True for a node that marks apply to. */
  readonly marked?: boolean;
  write<T>(renderer: Renderer<T>, attrs: Attributes, children: T): T;
}

/** One mark of the editor. A mark whose `isUsable` says no is left out, its text stays. */
export interface MarkRow {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  isUsable?(attrs: Attributes): boolean;
  write<T>(renderer: Renderer<T>, attrs: Attributes, children: T): T;
}

/** A document that `parseDocument` has read; nothing else makes one. */
export class RichTextDocument {
  readonly content: readonly RichTextNode[];
  /** Components of the page that it is to be written with, of which the model knows nothing. */
  readonly components: object | undefined;

  constructor(content: readonly RichTextNode[], components?: object) {
    this.content = content;
    this.components = components;
  }
}

/** The document that a rich-text field holds when the content gives none (§3.4). */
export const EMPTY_DOCUMENT = new RichTextDocument([]);
