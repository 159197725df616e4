import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url. */
export const createToken = () => randomBytes(32).toString('base64url');

/** The form in which tokens are stored. They are random, so a plain hash reveals nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
