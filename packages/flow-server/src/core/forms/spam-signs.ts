import type { SPAM_SIGNS } from '@plaza/contract';

type SpamSign = (typeof SPAM_SIGNS)[number];

/**
 * Signs that a form was sent by a program.
 *
 * @param trap what is in the field that people do not see
 * @param elapsedMs how long filling in took; undefined if unknown
 */
export function spamSigns(
  trap: string | null,
  elapsedMs: number | undefined,
  shortestMs: number,
): SpamSign[] {
  const isFast = elapsedMs !== undefined && elapsedMs < shortestMs;
  return [...(trap ? (['honeypot'] as const) : []), ...(isFast ? (['too-fast'] as const) : [])];
}
