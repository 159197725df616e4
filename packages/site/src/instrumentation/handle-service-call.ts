import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMANDS } from '@plaza/contract';
import { type PlainResponse, readNodeBody } from '@plaza/flow-server/requests';
import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import type { ForwardedRequest } from '../core/forward-to-service.ts';

/**
 * Paths that the script of every page posts to (§7.3). Next needs a millisecond of CPU time to
 * route each.
 */
const paths: ReadonlySet<string> = new Set(
  [COMMANDS.impression, COMMANDS.userEvent, COMMANDS.clientId, COMMANDS.consentReceipt].map(
    ({ path }) => `/api${path}`,
  ),
);

/** Whether a request is forwarded before Next. */
export const isServiceCall = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && paths.has(url);

/** Responds to a call with the service's response. */
export async function handleServiceCall(
  request: IncomingMessage,
  response: ServerResponse,
  forward: (request: ForwardedRequest) => Promise<PlainResponse>,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const forwarded = {
    method,
    path: url,
    query: '',
    headers: { get: (name: string) => headers[name]?.toString() ?? null },
    readBody: (limitBytes: number) => readNodeBody(request, limitBytes),
  };
  try {
    const result = await forward(forwarded);
    // In Latin-1 a byte is a character: strings are sent together with the headers in one write.
    const body = Buffer.from(result.body ?? '').toString('latin1');
    response.writeHead(result.status, headerLines(result, request, body.length));
    response.end(body, 'latin1');
  } catch {
    response.destroy();
  }
}

const lines = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();
const always = [
  ...securityHeaders.flatMap(({ key, value }) => [key, value]),
  ...['Content-Security-Policy', barePolicy],
];

/** Alternating names and values, which Node writes as they are, faster than an object. */
function headerLines(
  { status, headers }: PlainResponse,
  { complete }: IncomingMessage,
  length: number,
): string[] {
  return [
    ...always,
    ...lines(headers),
    ...(status === 204 ? [] : ['content-length', `${length}`]),
    // Closes the connection if the body was not read to its end.
    ...(complete ? [] : ['connection', 'close']),
  ];
}
