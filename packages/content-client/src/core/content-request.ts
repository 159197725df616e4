import { RESOURCES, type ResourceName, type ResourceRow } from '@plaza/contract';
import type * as z from 'zod';

/** A request that its resource's schemas have accepted. */
export interface ContentRequest {
  readonly name: ResourceName;
  readonly row: ResourceRow;
  /** Relative to the API base, with its query in the order of the table: also the request's key. */
  readonly path: string;
  /** Path parameter and query, parsed, defaults filled in. */
  readonly input: Readonly<Record<string, unknown>>;
}

export type RequestResult =
  | { readonly kind: 'request'; readonly request: ContentRequest }
  /** What is asked for cannot exist: its path or id is malformed. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'invalid'; readonly error: z.ZodError };

/** The parameters that come from outside, in addresses that visitors type. */
const NAMING_PARAMETERS: readonly unknown[] = ['path', 'id'];

/** Builds the request for a resource from the values a caller gave. */
export function createRequest(
  name: ResourceName,
  values: Readonly<Record<string, unknown>>,
): RequestResult {
  const row: ResourceRow = RESOURCES[name];
  const wire = wireValues(values);
  const params = row.params.safeParse(wire);
  const query = row.query.safeParse(wire);
  const faults = [...(params.error?.issues ?? []), ...(query.error?.issues ?? [])];
  if (params.success && query.success) {
    const path = row.path.replace('{id}', encodeURIComponent(String(params.data.id)));
    const search = new URLSearchParams(wireValues(query.data)).toString();
    const input = { ...query.data, ...params.data };
    return {
      kind: 'request',
      request: { name, row, path: search ? `${path}?${search}` : path, input },
    };
  }
  const isNamedWrongly = faults.every(({ path }) => NAMING_PARAMETERS.includes(path[0]));
  if (row.kind === 'item' && isNamedWrongly && isNamed(row, wire)) return { kind: 'impossible' };
  return { kind: 'invalid', error: (params.error ?? query.error) as z.ZodError };
}

/** As they stand in an address: lists joined by commas, false and undefined left out. */
function wireValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return Object.fromEntries(present.map(([key, value]) => [key, String(value)]));
}

/** A missing path or id is the caller's mistake, not a visitor's. */
function isNamed(row: ResourceRow, wire: Record<string, string>): boolean {
  const needed = [...Object.keys(row.params.shape), ...Object.keys(row.query.shape)];
  return needed.filter((key) => NAMING_PARAMETERS.includes(key)).every((key) => key in wire);
}
