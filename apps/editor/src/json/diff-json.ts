import { isEqual, isList, isObject, type Json, type JsonPath } from './json.ts';

/** One change of a JSON value, which applies after those before it in the list. */
export type JsonChange =
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: Json }
  | { readonly kind: 'remove'; readonly path: JsonPath }
  | { readonly kind: 'insert'; readonly path: JsonPath; readonly value: Json };

/**
 * The smallest changes that lead from one value to another: in objects by property, in lists by the
 * items between the common start and the common end.
 */
export function diffJson(from: Json, to: Json, path: JsonPath = []): JsonChange[] {
  if (isEqual(from, to)) return [];
  if (isObject(from) && isObject(to)) {
    const removed = Object.keys(from).filter((name) => !Object.hasOwn(to, name));
    return [
      ...removed.map((name): JsonChange => ({ kind: 'remove', path: [...path, name] })),
      ...Object.entries(to).flatMap(([name, value]) =>
        diffProperty(Object.hasOwn(from, name) ? from[name] : undefined, value, [...path, name]),
      ),
    ];
  }
  if (isList(from) && isList(to)) return diffLists(from, to, path);
  return [{ kind: 'set', path, value: to }];
}

const diffProperty = (from: Json | undefined, to: Json, path: JsonPath): JsonChange[] =>
  from === undefined ? [{ kind: 'set', path, value: to }] : diffJson(from, to, path);

function diffLists(from: readonly Json[], to: readonly Json[], path: JsonPath): JsonChange[] {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && isEqual(from[start], to[start])) start += 1;
  let end = 0;
  while (end < most - start && isEqual(from.at(-1 - end), to.at(-1 - end))) end += 1;
  const [removed, added] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  const both = Math.min(removed.length, added.length);
  const changed = removed
    .slice(0, both)
    .flatMap((item, index) => diffJson(item, added[index] as Json, [...path, start + index]));
  const dropped = removed
    .slice(both)
    .map((): JsonChange => ({ kind: 'remove', path: [...path, start + both] }));
  const inserted = added.slice(both).map(
    (value, index): JsonChange => ({
      kind: 'insert',
      path: [...path, start + both + index],
      value,
    }),
  );
  return [...changed, ...dropped, ...inserted];
}
