import { Alert, Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { callAuth } from '../../api/call.ts';
import { sessionQuery } from '../../api/queries.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';
import { OtherSignIns } from './other-sign-ins.tsx';
import { PasswordField } from './password-field.tsx';
import { providerError } from './provider-error.ts';
import { SecondFactor } from './second-factor.tsx';

/** Signs in by password and a second factor where the account has one, by passkey, or at the provider. */
export function SignInScreen() {
  const [needsCode, setNeedsCode] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { to = '/', error } = useSearch({ from: '/sign-in' });
  const enter = async () => {
    await queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
    await navigate({ to });
  };
  return (
    <main className="page narrow">
      <h1>{t('signIn.title')}</h1>
      {error ? <Alert color="red">{providerError(error)}</Alert> : null}
      {needsCode ? (
        <SecondFactor onDone={enter} />
      ) : (
        <>
          <Password onDone={enter} onSecondFactor={() => setNeedsCode(true)} />
          <OtherSignIns to={to} onDone={enter} />
        </>
      )}
    </main>
  );
}

type PasswordProps = {
  readonly onDone: () => Promise<void>;
  readonly onSecondFactor: () => void;
};

function Password({ onDone, onSecondFactor }: PasswordProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, error, isBusy } = useSubmit(async () => {
    const answer = await callAuth('/sign-in/email', { email, password });
    const { twoFactorRedirect } = (answer ?? {}) as { twoFactorRedirect?: boolean };
    if (twoFactorRedirect) onSecondFactor();
    else await onDone();
  });
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      <TextInput
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <PasswordField value={password} onChange={setPassword} />
      <Button type="submit" loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
