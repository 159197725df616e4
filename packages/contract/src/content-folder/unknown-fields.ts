/**
 * The dotted paths of fields that a schema dropped, by comparing its input and output. `$schema`,
 * which editors add, is not reported.
 */
export function unknownFields(input: unknown, output: unknown, path: string[] = []): string[] {
  if (!isObject(input) || !isObject(output) || input === output) return [];
  return Object.keys(input).flatMap((key) => {
    const at = [...path, key];
    if (!Object.hasOwn(output, key)) return key === '$schema' ? [] : [at.join('.')];
    return unknownFields(input[key], output[key], at);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
