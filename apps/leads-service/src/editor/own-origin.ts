import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that no page of the editor sent. Browsers name the origin of every request that
 * is not a read; one without it is not of a browser's page.
 *
 * @param editorUrl the address at which people open the editor
 * @throws {ProblemError} `foreignOrigin`
 */
export function assertOwnOrigin(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  editorUrl: string,
): void {
  if (READS.includes(method) || headers.origin === new URL(editorUrl).origin) return;
  throw new ProblemError('foreignOrigin', {
    detail: `Changes are taken from pages of ${new URL(editorUrl).origin} alone (EDITOR_URL)`,
  });
}
