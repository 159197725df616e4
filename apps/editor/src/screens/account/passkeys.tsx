import { Alert, Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, hasPasskeys } from '../../api/passkeys.ts';
import { passkeysQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** The passkeys of the account: added, named, removed. */
export function Passkeys() {
  const query = useQuery(passkeysQuery);
  return (
    <section>
      <h2>{t('passkey.title')}</h2>
      <p>{t('passkey.why')}</p>
      <Answer query={query}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p>{t('passkey.none')}</p>
          ) : (
            <ul className="cards" aria-label={t('passkey.list')}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <PasskeyRow passkey={passkey} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {hasPasskeys() ? <AddPasskey /> : <p>{t('passkey.impossible')}</p>}
    </section>
  );
}

function AddPasskey() {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { submit, error, isBusy } = useSubmit(async () => {
    await addPasskey(name);
    setName('');
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  });
  return (
    <form className="fields" onSubmit={submit}>
      {error ? <Alert color="red">{error}</Alert> : null}
      <TextInput
        label={t('passkey.name')}
        description={t('passkey.nameHint')}
        required
        withAsterisk={false}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {t('passkey.add')}
      </Button>
    </form>
  );
}
