import type { FastifyRequest } from 'fastify';
import { CLIENT_ADDRESS } from './client-address.ts';

/** The headers that a login needs; the client's address is that of the connection or its proxies. */
export function headersOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Headers {
  const { cookie, origin, 'user-agent': userAgent } = headers;
  return new Headers({
    [CLIENT_ADDRESS]: ip,
    ...(cookie !== undefined && { cookie }),
    ...(origin !== undefined && { origin }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  });
}

/** A request of Fastify as one of the web, at the public address of the editor. */
export function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const { method, url, body } = request;
  const headers = headersOf(request);
  if (method === 'GET') return new Request(new URL(url, publicUrl), { method, headers });
  headers.set('content-type', 'application/json');
  const text = JSON.stringify(body ?? {});
  return new Request(new URL(url, publicUrl), { method, headers, body: text });
}
