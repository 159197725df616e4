import type { SwaggerTransformObject } from '@fastify/swagger';

type Description = ReturnType<SwaggerTransformObject>;

/** As much of OpenAPI's own type as this needs; that one knows two versions, and no index. */
interface Described {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/**
 * Leaves out component schemas that nothing refers to. The generator writes every schema twice,
 * as it is sent and as it is received; most are one or the other.
 */
export function pruneComponents(description: Description): Description {
  const { components, ...rest } = description as Described;
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const pending = [...referencedIn(rest)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    pending.push(...referencedIn(schemas[name]));
  }
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const pruned = { ...components, schemas: Object.fromEntries(kept) };
  return { ...description, components: pruned } as Description;
}

function referencedIn(value: unknown): string[] {
  const references = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...references].flatMap(([, name]) => name ?? []);
}
