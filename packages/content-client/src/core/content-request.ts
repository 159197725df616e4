import { RESOURCES, type ResourceName, type ResourceRow } from '@plaza/contract';
import type * as z from 'zod';

/** A request validated by its resource's schemas. */
export interface ContentRequest {
  readonly name: ResourceName;
  readonly row: ResourceRow;
  /** Relative to the API base, with the query in the order of the table; also the request's key. */
  readonly path: string;
  /** Parsed path parameter and query, with defaults. */
  readonly input: Readonly<Record<string, unknown>>;
}

export type RequestResult =
  | { readonly kind: 'request'; readonly request: ContentRequest }
  /** The requested entry cannot exist: its path or id is malformed. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'invalid'; readonly error: z.ZodError };

/** Parameters from visitors' URLs. */
const NAMING_PARAMETERS: readonly unknown[] = ['path', 'id'];

/** Builds the request of a resource from parameters. */
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

/** Serializes values for a URL: joins lists by commas, omits false and undefined. */
function wireValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return Object.fromEntries(present.map(([key, value]) => [key, String(value)]));
}

/** A missing path or id is an error of the caller, not of a visitor. */
function isNamed(row: ResourceRow, wire: Record<string, string>): boolean {
  const needed = [...Object.keys(row.params.shape), ...Object.keys(row.query.shape)];
  return needed.filter((key) => NAMING_PARAMETERS.includes(key)).every((key) => key in wire);
}
