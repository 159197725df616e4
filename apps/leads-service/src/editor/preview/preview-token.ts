import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new secret, and what is stored of it. */
export function createToken(): {
  readonly token: string;
  readonly hash: string;
  readonly id: string;
} {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), id: randomUUID() };
}

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
