import { Alert, Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callAuth } from '../../api/call.ts';
import type { Passkey } from '../../api/passkeys.ts';
import { passkeysQuery } from '../../api/queries.ts';
import { shortTime } from '../../app/short-time.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';

/** A passkey with its name, which can be changed, and its end. */
export function PasskeyRow({ passkey: { id, name, createdAt } }: { readonly passkey: Passkey }) {
  const queryClient = useQueryClient();
  const [renamed, setRenamed] = useState<string>();
  const shown = name ?? t('passkey.unnamed');
  const change = async (path: string, body: object = {}) => {
    await callAuth(path, { id, ...body });
    setRenamed(undefined);
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  };
  const rename = useSubmit(() => change('/passkey/update-passkey', { name: renamed }));
  const remove = useSubmit(() => change('/passkey/delete-passkey'));
  const error = rename.error ?? remove.error;
  return (
    <>
      {error ? <Alert color="red">{error}</Alert> : null}
      {renamed === undefined ? (
        <>
          <strong>{shown}</strong>
          <p>{t('passkey.added', { time: shortTime(createdAt) })}</p>
        </>
      ) : (
        <Rename name={renamed} onChange={setRenamed} onSubmit={rename.submit} />
      )}
      <div className="row">
        {renamed === undefined ? (
          <Button size="compact-sm" variant="default" onClick={() => setRenamed(shown)}>
            {t('passkey.rename', { name: shown })}
          </Button>
        ) : null}
        <Button
          size="compact-sm"
          variant="default"
          loading={remove.isBusy}
          onClick={() => remove.submit()}
        >
          {t('passkey.remove', { name: shown })}
        </Button>
      </div>
    </>
  );
}

type RenameProps = {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

const Rename = ({ name, onChange, onSubmit }: RenameProps) => (
  <form className="fields" onSubmit={onSubmit}>
    <TextInput
      label={t('passkey.name')}
      required
      withAsterisk={false}
      maxLength={100}
      data-autofocus
      value={name}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <Button type="submit" size="compact-sm">
      {t('passkey.save')}
    </Button>
  </form>
);
