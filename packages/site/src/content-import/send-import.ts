import type { ContentEntity } from '@plaza/contract';
import {
  IMPORT_MEDIA_TYPE,
  type ImportHead,
  type ImportOutcome,
  importLines,
  importOutcomeSchema,
  importPath,
} from '@plaza/contract/content-import';

/** The service, and the token of the website. */
export type ImportTarget = { readonly service: string; readonly token: string };

/** A large import takes the service this long, in milliseconds. */
const timeoutMs = 120_000;

/**
 * Sends content to the service.
 *
 * @throws {Error} saying why it was refused, or that the service could not be reached
 */
export async function sendImport(
  { service, token }: ImportTarget,
  head: ImportHead,
  entities: readonly ContentEntity[],
): Promise<ImportOutcome> {
  const url = `${service.replace(/\/+$/, '')}${importPath(head.website.id)}`;
  const lines: string[] = [];
  const entries = entities.map((entity) => JSON.stringify(entity));
  for await (const line of importLines(head, entries)) lines.push(line);
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': IMPORT_MEDIA_TYPE },
    body: lines.join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Error(`${url} cannot be reached: ${message}`, { cause: error });
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} refused the import: ${reasonOf(response, text)}`);
  return importOutcomeSchema.parse(JSON.parse(text));
}

/** The detail of a problem (RFC 9457), or the status of anything else that answered. */
export function reasonOf({ status, headers }: Response, text: string): string {
  if (status === 404) return 'it has no such address: its operator sets CONTENT_IMPORT_TOKENS';
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    return `status ${status}`;
  const { title, detail } = JSON.parse(text) as { title?: string; detail?: string };
  return detail ?? title ?? `status ${status}`;
}
