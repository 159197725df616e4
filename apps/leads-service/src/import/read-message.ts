import * as z from 'zod';

/**
 * Parses a request or a reply.
 *
 * @throws {Error} naming each invalid field
 */
export function readMessage<S extends z.ZodType>(schema: S, message: string): z.output<S> {
  const parsed = schema.safeParse(parseJson(message));
  if (parsed.success) return parsed.data;
  throw new Error(z.prettifyError(parsed.error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Invalid JSON: ${(error as Error).message}`);
  }
}
