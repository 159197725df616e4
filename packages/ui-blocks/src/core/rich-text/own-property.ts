/** A property of the object itself, never one it inherits (`constructor`, `__proto__`). */
export function ownProperty(object: object, name: string): unknown {
  const value = (object as Record<string, unknown>)[name];
  return value !== undefined && Object.hasOwn(object, name) ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The row of a table by a name that came from content. */
export function ownRow<Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What the parser reads of a node or a mark; nothing is known of any value. */
export interface NodeFields {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly attrs?: unknown;
  readonly content?: unknown;
  readonly marks?: unknown;
}

const INHERITED: NodeFields = Object.prototype;

/**
 * The fields that a node has itself. A plain object inherits none of them, and is its own answer,
 * because asking for each would cost as much as all the rest of the parser.
 */
export function ownFields(json: object): NodeFields {
  return Object.getPrototypeOf(json) === INHERITED && isUntouched() ? json : copyOwn(json);
}

/** True unless something has given these fields to every object. */
function isUntouched(): boolean {
  return (
    INHERITED.type === undefined &&
    INHERITED.text === undefined &&
    INHERITED.attrs === undefined &&
    INHERITED.content === undefined &&
    INHERITED.marks === undefined
  );
}

function copyOwn(json: object): NodeFields {
  return {
    type: ownProperty(json, 'type'),
    text: ownProperty(json, 'text'),
    attrs: ownProperty(json, 'attrs'),
    content: ownProperty(json, 'content'),
    marks: ownProperty(json, 'marks'),
  };
}
