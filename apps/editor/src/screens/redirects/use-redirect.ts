import { useDebouncedValue } from '@mantine/hooks';
import {
  type Redirect,
  type RedirectFinding,
  redirectFindingsSchema,
  type StaleRedirect,
  staleRedirectSchema,
  type WantedRedirect,
} from '@plaza/contract/editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { checkRedirectQuery } from '../../api/queries.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { t } from '../../texts/texts.ts';

type Edited = {
  readonly websiteId: number;
  /** As it is stored; undefined for a new one. */
  readonly redirect: Redirect | undefined;
  readonly locale: string;
  readonly onSaved: (message: string) => void;
};

/** A redirect while it is typed: what is wrong with it, and what somebody else made of it. */
export function useRedirect({ websiteId, redirect, locale: first, onSaved }: Edited) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<WantedRedirect>({
    locale: redirect?.locale ?? first,
    path: redirect?.path ?? '',
    to: redirect?.target?.path ?? '',
  });
  const [stale, setStale] = useState<StaleRedirect>();
  const [base, setBase] = useState(redirect?.version ?? 0);
  const [refused, setRefused] = useState<readonly RedirectFinding[]>([]);
  const [settled] = useDebouncedValue(wanted, 300);
  const isTyped = settled.path !== '' || settled.to !== '';
  const { data } = useQuery({
    ...checkRedirectQuery(websiteId, settled),
    enabled: isTyped && settled === wanted,
  });
  const send = async (sent: WantedRedirect) => {
    try {
      await call('putRedirect', { websiteId, body: { ...sent, baseVersion: base } });
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      const other = staleRedirectSchema.safeParse(body);
      if (other.success) return setStale(other.data);
      const findings = redirectFindingsSchema.safeParse(body);
      if (findings.success) return setRefused(findings.data.findings);
      throw error;
    }
    await queryClient.invalidateQueries({ queryKey: ['redirects', websiteId] });
    onSaved(t(sent.to === null ? 'redirects.ended' : 'redirects.saved', { path: sent.path }));
  };
  const save = useSubmit(() => send(wanted));
  const end = useSubmit(() => send({ ...wanted, to: null }));
  const messageOf = (field: RedirectFinding['field']) =>
    // An empty field is not wrong before it is sent.
    wanted[field] === '' && refused.length === 0
      ? undefined
      : [...refused, ...(data?.findings ?? [])].find((each) => each.field === field)?.message;
  return {
    ...{ wanted, stale, save, end, messageOf },
    change(part: Partial<WantedRedirect>) {
      setWanted((known) => ({ ...known, ...part }));
      setRefused([]);
    },
    /** Goes on from what is stored now, with one of the texts. */
    resolve(kept: 'mine' | 'theirs') {
      if (!stale) return;
      setBase(stale.current?.version ?? 0);
      if (kept === 'theirs') setWanted({ ...wanted, to: stale.current?.target?.path ?? '' });
      setStale(undefined);
    },
  };
}
