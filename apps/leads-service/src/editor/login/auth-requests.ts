import { OPEN_ID_PROVIDER } from '@plaza/contract/editor';
import * as z from 'zod';

const code = z.object({ code: z.string().max(100) });
/** A page of the editor. */
const ownPath = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])/, 'must be a path of the editor');
/** What `navigator.credentials` answered, as JSON; its parts are checked by the plugin. */
const credential = z.record(z.string().max(100), z.unknown());
const passkeyId = z.string().max(100);

/** What a screen calls a passkey. */
const passkeyName = z.string().trim().min(1).max(100);

/**
 * The requests of `better-auth` that the editor sends, with the fields of each: no other path answers,
 * and no other field reaches it. So nobody signs up, changes an address, or signs in by an ID token
 * that was not asked for.
 */
export const AUTH_REQUESTS: Readonly<Record<string, z.ZodObject | undefined>> = {
  '/sign-in/email': z.object({ email: z.string().max(320), password: z.string().max(1000) }),
  '/sign-in/social': z.object({
    provider: z.literal(OPEN_ID_PROVIDER),
    callbackURL: ownPath,
    errorCallbackURL: ownPath,
  }),
  [`/callback/${OPEN_ID_PROVIDER}`]: undefined,
  '/sign-out': z.object({ callbackURL: ownPath.optional() }),
  '/two-factor/enable': z.object({ password: z.string().max(1000) }),
  '/two-factor/verify-totp': code,
  '/two-factor/verify-backup-code': code,
  '/passkey/generate-register-options': undefined,
  '/passkey/verify-registration': z.object({ response: credential, name: passkeyName }),
  '/passkey/generate-authenticate-options': undefined,
  '/passkey/verify-authentication': z.object({ response: credential }),
  '/passkey/list-user-passkeys': undefined,
  '/passkey/update-passkey': z.object({ id: passkeyId, name: passkeyName }),
  '/passkey/delete-passkey': z.object({ id: passkeyId }),
};
