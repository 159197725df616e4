import { type IncomingMessage, Agent as PlainAgent, request as requestPlainly } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { collectMessage } from '../core/collect-message.ts';
import type { ServiceDoor } from '../core/pass-to-service.ts';

/** Connections stay open: `fetch` takes three times the processor time of a request on one of these. */
const doors = {
  'http:': { request: requestPlainly, agent: new PlainAgent({ keepAlive: true }) },
  'https:': { request: requestSecurely, agent: new SecureAgent({ keepAlive: true }) },
} as const;

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Sends a request to the service by Node's own client. */
export const sendToService: ServiceDoor['send'] = (url, { method, headers, body, timeoutMs }) =>
  new Promise((resolve, reject) => {
    const { request, agent } = doors[url.protocol === 'https:' ? 'https:' : 'http:'];
    const length = body && { 'content-length': body.byteLength };
    const sent = request(url, { method, agent, headers: { ...headers, ...length } });
    const late = setTimeout(() => sent.destroy(new TimeoutError()), timeoutMs);
    sent.once('close', () => clearTimeout(late));
    sent.once('error', reject);
    sent.once('response', (answer) => readAnswer(answer).then(resolve, reject));
    sent.end(body);
  });

async function readAnswer(answer: IncomingMessage) {
  const body = (await collectMessage(answer)) ?? Buffer.alloc(0);
  const { statusCode: status = 502, headers } = answer;
  return { status, headers: { get: (name: string) => headers[name]?.toString() ?? null }, body };
}
