import { Alert, Button } from '@mantine/core';
import type { EditorUser } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { grantsQuery } from '../../api/queries.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';
import { type RoleInLocale, RoleRows } from './role-rows.tsx';

type Props = {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly grants: readonly RoleInLocale[];
};

/** What one user may do; without a role they may do nothing. */
export function GrantsForm({ websiteId, user, grants: stored }: Props) {
  const [grants, setGrants] = useState(stored);
  const queryClient = useQueryClient();
  const { submit, error, isBusy } = useSubmit(async () => {
    const body = { userId: user.id, grants: [...grants] };
    const answer = await call('putGrants', { websiteId, body });
    queryClient.setQueryData(grantsQuery(websiteId).queryKey, answer);
    await queryClient.invalidateQueries({ queryKey: ['session'] });
  });
  return (
    <form className="fields" onSubmit={submit}>
      <h2>{user.name}</h2>
      <p className="quiet">{user.email}</p>
      {error ? <Alert color="red">{error}</Alert> : null}
      <RoleRows websiteId={websiteId} name={user.name} grants={grants} onChange={setGrants} />
      <Button type="submit" loading={isBusy} disabled={grants === stored}>
        {t('people.save', { name: user.name })}
      </Button>
    </form>
  );
}
