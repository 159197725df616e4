import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMANDS } from '@plaza/contract';
import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import type { ForwardedRequest } from '../core/forward-to-service.ts';
import type { PlainResponse } from '../core/problem-response.ts';
import { readNodeBody } from '../core/read-body.ts';

/**
 * What the script of every page posts (§7.3). Next takes a millisecond of a core to find
 * the route of each.
 */
const paths: ReadonlySet<string> = new Set(
  [COMMANDS.impression, COMMANDS.userEvent, COMMANDS.clientId, COMMANDS.consentReceipt].map(
    ({ path }) => `/api${path}`,
  ),
);

/** Whether a request is one that is passed on before Next. */
export const isServiceCall = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && paths.has(url);

/** Answers a call with what the service says to it. */
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
    const answer = await forward(forwarded);
    // One byte is one character of Latin-1: a text leaves with the headers, in one write.
    const body = Buffer.from(answer.body ?? '').toString('latin1');
    response.writeHead(answer.status, headerLines(answer, request, body.length));
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

/** Names and values by turns: Node writes a list as it stands, and files an object's rows first. */
function headerLines(
  { status, headers }: PlainResponse,
  { complete }: IncomingMessage,
  length: number,
): string[] {
  return [
    ...always,
    ...lines(headers),
    ...(status === 204 ? [] : ['content-length', `${length}`]),
    // Whoever sends more than is read must not keep the connection busy.
    ...(complete ? [] : ['connection', 'close']),
  ];
}
