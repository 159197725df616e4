import type { Flight } from './flight.ts';

/**
 * Props in which Next keeps what is not on the page: the error components of a layout, and the
 * components for other statuses. They are in the flight data of every page that may need them.
 */
const dormantProps = new Set(['error', 'notFound', 'forbidden', 'unauthorized', 'G']);

/** `$9`, `$L9`, `$@9`, `$Q9`, `$9:props:children`: a value that stands in row 9. `$$` is a dollar. */
const rowReference = /^\$[@A-Zhi]?([0-9a-f]+)(?::|$)/;

/** Ids of the client modules that the page renders, starting at the root row. */
export function renderedClientModules(flight: Flight): string[] {
  const modules = new Set<string>();
  const seen = new Set(['0']);
  const open: unknown[] = [...(flight.models.get('0') ?? [])];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) open.push(...inner(value));
    const row = typeof value === 'string' ? rowReference.exec(value)?.[1] : undefined;
    if (row === undefined || seen.has(row)) continue;
    seen.add(row);
    const module = flight.clientReferences.get(row);
    if (module !== undefined) modules.add(module);
    for (const model of flight.models.get(row) ?? []) open.push(model);
  }
  return [...modules];
}

function inner(value: object): unknown[] {
  if (Array.isArray(value)) return value;
  return Object.entries(value).flatMap(([name, child]) => (dormantProps.has(name) ? [] : [child]));
}
