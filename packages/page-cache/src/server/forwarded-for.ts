import type { IncomingMessage } from 'node:http';

/**
 * Appends the peer's address to `x-forwarded-for` of a request, as each hop should. Next fills the
 * header only when it is absent, so without this a visitor could claim any address.
 */
export function appendForwardedFor(request: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const peer = request.socket.remoteAddress;
  if (!peer) return;
  const before = request.headers['x-forwarded-for'] ?? [];
  request.headers['x-forwarded-for'] = [before, peer].flat().join(', ');
}
