import type { ServerResponse } from 'node:http';

/**
 * Calls back before the headers of an answer leave, with its status, however they are sent.
 *
 * @param change may set headers; returns the status to send
 */
export function beforeHeaders(response: ServerResponse, change: (status: number) => number): void {
  const { writeHead } = response;
  let isChanged = false;
  // Node calls it too for an answer that is written without it.
  response.writeHead = (status: number, ...rest: []) => {
    if (isChanged) return writeHead.call(response, status, ...rest);
    isChanged = true;
    return writeHead.call(response, change(status), ...rest);
  };
}
