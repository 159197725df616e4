import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemName } from './problems.ts';
import { rawProblem } from './raw-problem.ts';

const problemsByCode: Readonly<Record<string, ProblemName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Responds to requests that Node cannot parse, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = rawProblem(problemsByCode[error.code ?? ''] ?? 'badRequest');
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close'];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.end([...lines, '', body].join('\r\n'));
}
