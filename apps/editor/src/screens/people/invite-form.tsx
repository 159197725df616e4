import { Alert, Button, TextInput } from '@mantine/core';
import { ALL_LOCALES, type Invitation } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { shortTime } from '../../app/short-time.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';
import { type RoleInLocale, RoleRows } from './role-rows.tsx';

/** Lets somebody make an account, by a link that works once. */
export function InviteForm({ websiteId }: { readonly websiteId: number }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [grants, setGrants] = useState<readonly RoleInLocale[]>([
    { locale: ALL_LOCALES, role: 'writer' },
  ]);
  const [invited, setInvited] = useState<Invitation>();
  const queryClient = useQueryClient();
  const { submit, error, isBusy } = useSubmit(async () => {
    const body = { email, name, grants: [...grants] };
    setInvited(await call('invite', { websiteId, body }));
    await queryClient.invalidateQueries({ queryKey: ['grants', websiteId] });
  });
  return (
    <form className="fields narrow" onSubmit={submit} aria-labelledby="invite-title">
      <h2 id="invite-title">{t('invite.title')}</h2>
      {error ? <Alert color="red">{error}</Alert> : null}
      {invited ? <Invited invitation={invited} /> : null}
      <TextInput
        label={t('invite.name')}
        required
        withAsterisk={false}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t('signIn.email')}
        type="email"
        required
        withAsterisk={false}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <RoleRows
        websiteId={websiteId}
        name={name || t('invite.person')}
        grants={grants}
        onChange={setGrants}
      />
      <Button type="submit" loading={isBusy} disabled={grants.length === 0}>
        {t('invite.submit')}
      </Button>
    </form>
  );
}

function Invited({ invitation: { user, link, expiresAt } }: { readonly invitation: Invitation }) {
  if (!link) return <Alert color="green">{t('invite.existing', { name: user.name })}</Alert>;
  return (
    <Alert color="green">
      <p>{t('invite.link', { name: user.name, time: expiresAt ? shortTime(expiresAt) : '' })}</p>
      <code className="secret">{new URL(link, location.origin).href}</code>
    </Alert>
  );
}
