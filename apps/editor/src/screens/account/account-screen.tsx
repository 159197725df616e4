import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callAuth } from '../../api/call.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { useSession } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { Passkeys } from './passkeys.tsx';

type Enabled = { readonly totpURI: string; readonly backupCodes: readonly string[] };

/** The user's own account: second factor and passkeys. */
export function AccountScreen() {
  const session = useSession();
  const [enabled, setEnabled] = useState<Enabled>();
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <div className="narrow">
      <h1>{session?.user.name}</h1>
      <p>{session?.user.email}</p>
      <h2>{t('factor.title')}</h2>
      {isConfirmed ? <Alert color="green">{t('factor.on')}</Alert> : null}
      {enabled ? (
        <Confirm enabled={enabled} onDone={() => setConfirmed(true)} />
      ) : (
        <Enable onEnabled={setEnabled} />
      )}
      <Passkeys />
    </div>
  );
}

function Enable({ onEnabled }: { readonly onEnabled: (enabled: Enabled) => void }) {
  const [password, setPassword] = useState('');
  const { submit, error, isBusy } = useSubmit(async () => {
    onEnabled((await callAuth('/two-factor/enable', { password })) as Enabled);
  });
  return (
    <form className="fields" onSubmit={submit}>
      <p>{t('factor.why')}</p>
      {error ? <Alert color="red">{error}</Alert> : null}
      <PasswordField value={password} onChange={setPassword} />
      <Button type="submit" loading={isBusy}>
        {t('factor.enable')}
      </Button>
    </form>
  );
}

function Confirm({ enabled, onDone }: { readonly enabled: Enabled; readonly onDone: () => void }) {
  const [code, setCode] = useState('');
  const { submit, error, isBusy } = useSubmit(async () => {
    await callAuth('/two-factor/verify-totp', { code: code.trim() });
    onDone();
  });
  const secret = URL.canParse(enabled.totpURI)
    ? new URL(enabled.totpURI).searchParams.get('secret')
    : undefined;
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      <p>{t('factor.addKey')}</p>
      <code className="secret">{secret}</code>
      <p>
        <a href={enabled.totpURI}>{t('factor.openApp')}</a>
      </p>
      <p>{t('factor.keepCodes')}</p>
      <ul className="codes">
        {enabled.backupCodes.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
      <TextInput
        label={t('factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}
