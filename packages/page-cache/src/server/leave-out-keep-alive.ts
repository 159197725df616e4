import type { ServerResponse } from 'node:http';

/**
 * Leaves out `Connection: keep-alive` and `Keep-Alive`, which say what HTTP/1.1 means without them.
 * An answer whose connection ends keeps `Connection: close`. To be called when the headers are sent:
 * until then a connection may have to end.
 */
export function leaveOutKeepAlive(response: ServerResponse): void {
  if (response.shouldKeepAlive && response.req.httpVersion === '1.1')
    response.removeHeader('connection');
}
