import type { Node } from '@tiptap/pm/model';
import type { Json } from '../json/json.ts';

/** The original JSON of each ProseMirror node that was loaded. */
export type Originals = WeakMap<Node, Json>;
