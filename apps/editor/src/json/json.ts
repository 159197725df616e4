/** A value of `JSON.parse`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json };

/** Names of properties and indexes of lists, from the root of an entry. */
export type JsonPath = readonly (string | number)[];

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** The value at a path; undefined if absent. Inherited properties are absent. */
export function valueAt(root: Json | undefined, path: JsonPath): Json | undefined {
  let value = root;
  for (const step of path) {
    if (isList(value) && typeof step === 'number') value = value[step];
    else if (isObject(value) && typeof step === 'string' && Object.hasOwn(value, step))
      value = value[step];
    else return undefined;
  }
  return value;
}

/**
 * The root with another value at a path, `undefined` to remove it. Only the containers on the path
 * are new objects; the order of keys stays. Missing objects on the path are made.
 */
export function withValue(
  root: Json | undefined,
  path: JsonPath,
  value: Json | undefined,
): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') return withItem(isList(root) ? root : [], step, { rest, value });
  const object = isObject(root) ? root : {};
  const inner = withValue(valueAt(object, [step]), rest, value);
  const entries = Object.entries(object);
  const at = entries.findIndex(([name]) => name === step);
  if (inner === undefined) return at < 0 ? object : Object.fromEntries(entries.toSpliced(at, 1));
  const entry: [string, Json] = [step, inner];
  return Object.fromEntries(at < 0 ? [...entries, entry] : entries.with(at, entry));
}

function withItem(
  list: readonly Json[],
  index: number,
  { rest, value }: { rest: JsonPath; value: Json | undefined },
): Json {
  const inner = withValue(list[index], rest, value);
  if (inner === undefined) return list.toSpliced(index, 1);
  return index >= list.length ? [...list, inner] : list.with(index, inner);
}

/** Whether two values are the same JSON; the order of keys does not count. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
