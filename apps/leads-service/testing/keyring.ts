import { createKeyring, type Keyring } from '../src/applications/encryption/keyring.ts';

/** Encrypts for writers of tests without a service. */
export const testKeyring: Keyring = createKeyring([Buffer.alloc(32, 7)]);
