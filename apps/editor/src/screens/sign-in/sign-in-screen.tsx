import { Alert, Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { callAuth } from '../../api/call.ts';
import { sessionQuery } from '../../api/queries.ts';
import { t } from '../../texts/texts.ts';
import { PasswordField } from './password-field.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useSubmit } from './use-submit.ts';

/** Signs in by password, and by a second factor where the account has one. */
export function SignInScreen() {
  const [needsCode, setNeedsCode] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { to = '/' } = useSearch({ from: '/sign-in' });
  const enter = async () => {
    await queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
    await navigate({ to });
  };
  return (
    <main className="page narrow">
      <h1>{t('signIn.title')}</h1>
      {needsCode ? (
        <SecondFactor onDone={enter} />
      ) : (
        <Password onDone={enter} onSecondFactor={() => setNeedsCode(true)} />
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
