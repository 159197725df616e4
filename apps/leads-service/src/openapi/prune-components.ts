import type { SwaggerTransformObject } from '@fastify/swagger';

type Description = ReturnType<SwaggerTransformObject>;

/** The part of OpenAPI's type used here; the original has two versions and no index signature. */
interface WithComponents {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/**
 * Removes unused component schemas. The generator writes every schema twice, as sent and as
 * received; most are only used once.
 */
export function pruneComponents(description: Description): Description {
  const { components, ...rest } = description as WithComponents;
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
