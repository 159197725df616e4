import { Alert, Button } from '@mantine/core';
import { OPEN_ID_PROVIDER } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { callAuth } from '../../api/call.ts';
import { hasPasskeys, signInByPasskey } from '../../api/passkeys.ts';
import { signInOptionsQuery } from '../../api/queries.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';

type Props = {
  /** Where to go afterwards. */
  readonly to: string;
  readonly onDone: () => Promise<void>;
};

/** Sign-in by passkey, and at the provider if there is one. */
export function OtherSignIns({ to, onDone }: Props) {
  const { provider } = useQuery(signInOptionsQuery).data ?? {};
  const passkey = useSubmit(async () => {
    await signInByPasskey();
    await onDone();
  });
  const atProvider = useSubmit(async () => {
    const answer = await callAuth('/sign-in/social', {
      ...{ provider: OPEN_ID_PROVIDER, callbackURL: to, errorCallbackURL: '/sign-in' },
    });
    location.assign((answer as { readonly url: string }).url);
  });
  const error = passkey.error ?? atProvider.error;
  if (!hasPasskeys() && !provider) return null;
  return (
    <div className="fields">
      <p>{t('signIn.or')}</p>
      {error ? <Alert color="red">{error}</Alert> : null}
      {hasPasskeys() ? (
        <Button variant="default" loading={passkey.isBusy} onClick={() => passkey.submit()}>
          {t('signIn.passkey')}
        </Button>
      ) : null}
      {provider ? (
        <Button variant="default" loading={atProvider.isBusy} onClick={() => atProvider.submit()}>
          {t('signIn.provider', { name: provider.name })}
        </Button>
      ) : null}
    </div>
  );
}
