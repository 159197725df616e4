import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callAuth } from '../../api/call.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';

/** The code of an authenticator, or one of the codes that were kept for its loss. */
export function SecondFactor({ onDone }: { readonly onDone: () => Promise<void> }) {
  const [code, setCode] = useState('');
  const [isBackup, setBackup] = useState(false);
  const { submit, error, isBusy } = useSubmit(async () => {
    const path = isBackup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    await callAuth(path, { code: code.trim() });
    await onDone();
  });
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      <TextInput
        label={t(isBackup ? 'factor.backup' : 'factor.code')}
        description={t(isBackup ? 'factor.backupHint' : 'factor.codeHint')}
        name="code"
        autoComplete="one-time-code"
        inputMode={isBackup ? 'text' : 'numeric'}
        required
        withAsterisk={false}
        data-autofocus
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Checkbox
        label={t('factor.useBackup')}
        checked={isBackup}
        onChange={({ currentTarget }) => setBackup(currentTarget.checked)}
      />
      <Button type="submit" loading={isBusy}>
        {t('factor.submit')}
      </Button>
    </form>
  );
}
