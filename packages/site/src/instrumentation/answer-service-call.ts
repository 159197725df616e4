import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMANDS } from '@plaza/content-client';
import { collectMessage } from '../core/collect-message.ts';
import type { PassedRequest } from '../core/pass-to-service.ts';
import type { PlainAnswer } from '../core/problem-response.ts';

/**
 * What the script of every page posts (§7.3, issue 5 §3). Next takes a millisecond of a core to find
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
export async function answerServiceCall(
  request: IncomingMessage,
  response: ServerResponse,
  pass: (request: PassedRequest) => Promise<PlainAnswer>,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const passed = {
    method,
    url: `http://site.invalid${url}`,
    headers: { get: (name: string) => headers[name]?.toString() ?? null },
    readBody: (limitBytes: number) => collectMessage(request, limitBytes),
  };
  try {
    const { status, headers, body } = await pass(passed);
    // Whoever sends more than is read must not keep the connection busy.
    if (!request.complete) response.setHeader('connection', 'close');
    const length = Buffer.byteLength(body ?? '');
    response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': length });
    response.end(body);
  } catch {
    response.destroy();
  }
}
