import { type TextName, t } from '../../texts/texts.ts';

/** Why the way over the provider ended here, by the code of `better-auth` or of the provider. */
const TEXTS: Readonly<Record<string, TextName>> = {
  signup_disabled: 'signIn.notInvited',
  account_not_linked: 'signIn.notVerified',
  email_not_found: 'signIn.noAddress',
  access_denied: 'signIn.cancelled',
};

/** A sentence for whoever wanted to sign in. */
export const providerError = (code: string): string => t(TEXTS[code] ?? 'signIn.failed');
