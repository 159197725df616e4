/** An own property, never an inherited one (`constructor`, `__proto__`). */
export function ownProperty(object: object, name: string): unknown {
  const value = (object as Record<string, unknown>)[name];
  return value !== undefined && Object.hasOwn(object, name) ? value : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The row of a table by a name from content. */
export function ownRow<Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The fields of a node or a mark, of unknown values. */
export interface NodeFields {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly attrs?: unknown;
  readonly content?: unknown;
  readonly marks?: unknown;
}

const INHERITED: NodeFields = Object.prototype;

/**
 * The own fields of a node. A plain object inherits none of them and is returned as it is, because
 * checking each field would cost as much as the rest of the parser.
 */
export function ownFields(json: object): NodeFields {
  return Object.getPrototypeOf(json) === INHERITED && isUntouched() ? json : copyOwn(json);
}

/** Whether `Object.prototype` has none of these fields. */
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
