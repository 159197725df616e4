import { t } from '../texts/texts.ts';
import { ApiError } from './api-error.ts';
import { callAuth, readAuth } from './call.ts';

/** A passkey of the account, as `better-auth` lists it. */
export type Passkey = {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: string;
};

/** Browsers give no passkeys to an address without a name, such as 127.0.0.1. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^(?:[\d.]+|\[.*\])$/.test(location.hostname);

/**
 * Makes a passkey on this device, or on another that the browser offers.
 *
 * @throws {Error} with a sentence for its owner
 */
export async function addPasskey(name: string): Promise<void> {
  const options = (await readAuth('/passkey/generate-register-options').catch(
    explainOld,
  )) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await ask(() => navigator.credentials.create({ publicKey }));
  await callAuth('/passkey/verify-registration', { response, name });
}

/**
 * Signs in by a passkey of this host, whosever account it is of.
 *
 * @throws {Error} with a sentence for its owner
 */
export async function signInByPasskey(): Promise<void> {
  const options = (await readAuth(
    '/passkey/generate-authenticate-options',
  )) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...options,
    userVerification: 'required',
  });
  const response = await ask(() => navigator.credentials.get({ publicKey }));
  await callAuth('/passkey/verify-authentication', { response });
}

async function ask(run: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await run().catch((error: DOMException) => {
    throw new Error(t(error.name === 'InvalidStateError' ? 'passkey.known' : 'passkey.cancelled'), {
      cause: error,
    });
  });
  return (credential as PublicKeyCredential).toJSON();
}

/** A session of yesterday adds no passkey. */
function explainOld(error: unknown): never {
  if (error instanceof ApiError && error.status === 403) throw new Error(t('passkey.signInAgain'));
  throw error;
}
