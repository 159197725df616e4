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
