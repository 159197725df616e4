import { Alert, Button, PasswordInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { acceptInvitation, callAuth } from '../../api/call.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';

/** Makes an account from a link; its token is in the fragment, so that no server logs it. */
export function InvitationScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { submit, error, isBusy } = useSubmit(async () => {
    const { email } = await acceptInvitation({ token, password });
    await callAuth('/sign-in/email', { email, password });
    await navigate({ to: '/' });
  });
  return (
    <main className="page narrow">
      <h1>{t('invitation.title')}</h1>
      <form className="fields" onSubmit={submit}>
        {error ? <Alert color="red">{error}</Alert> : null}
        {token === '' ? <Alert color="red">{t('invitation.noToken')}</Alert> : null}
        <PasswordInput
          label={t('invitation.password')}
          description={t('invitation.hint')}
          autoComplete="new-password"
          minLength={12}
          maxLength={128}
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} disabled={token === ''}>
          {t('invitation.submit')}
        </Button>
      </form>
    </main>
  );
}
