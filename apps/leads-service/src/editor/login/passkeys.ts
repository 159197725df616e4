import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * Passkeys of the editor's host. The plugin asks for the check of a person (fingerprint, face or PIN)
 * without requiring it; a passkey stands for password and second factor, so it is required here.
 *
 * @param url the address at which people open the editor
 */
export const passkeys = (url: string) =>
  passkey({
    rpID: new URL(url).hostname,
    origin: new URL(url).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        assertPerson(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        assertPerson(verification.authenticationInfo.userVerified);
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  });

function assertPerson(isVerified: boolean | undefined): void {
  if (isVerified) return;
  throw new APIError('BAD_REQUEST', {
    message: 'This passkey did not ask for a fingerprint, a face or a PIN',
  });
}
