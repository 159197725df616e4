import { Alert, Button, Textarea } from '@mantine/core';
import type { EditorEntry, RefusedEntries } from '@plaza/contract/editor';
import { refusedEntriesSchema } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { entryQuery, paramsOf } from '../../api/queries.ts';
import { shortTime } from '../../app/short-time.ts';
import { useMay, useWebsite } from '../../app/use-website.ts';
import { stampUpdate } from '../../entry/stamp-update.ts';
import { t } from '../../texts/texts.ts';
import { PublishForm } from '../publish/publish-form.tsx';
import { FindingsList } from './findings-list.tsx';
import { type Draft, keyOf } from './use-draft.ts';

type Props = { readonly websiteId: number; readonly draft: Draft };

/** Review and publication of the draft, as far as the user's role goes. */
export function PublishPanel({ websiteId, draft }: Props) {
  const { entry } = draft;
  const may = useMay(websiteId, entry.locale);
  const acts = useActs(websiteId, draft);
  const website = useWebsite(websiteId);
  if (website?.owner === 'files') return <p>{t('find.files')}</p>;
  if (!entry.draft && !draft.isChanged)
    return (
      <>
        <p>{t('publish.nothing')}</p>
        {may('edit') ? <Remove acts={acts} /> : null}
      </>
    );
  const { state, publishAt } = entry.draft ?? {};
  return (
    <div className="fields">
      {acts.message ? <Alert color="green">{acts.message}</Alert> : null}
      {acts.error ? <Alert color="red">{acts.error}</Alert> : null}
      {acts.refused?.map(({ entry: each, findings }) => (
        <FindingsList key={`${each.folder}/${each.locale}/${each.id}`} findings={findings} />
      ))}
      {state === 'scheduled' && publishAt ? (
        <Alert color="cyan">{t('publish.scheduled', { time: shortTime(publishAt) })}</Alert>
      ) : null}
      {may('requestReview') ? (
        <Review acts={acts} canAnswer={may('approve')} state={state} />
      ) : null}
      {may('publish') ? <Publish acts={acts} /> : <p>{t('publish.notYours')}</p>}
      <div className="row">
        <Button
          variant="subtle"
          color="red"
          disabled={acts.isBusy}
          onClick={() => void acts.run('discard')}
        >
          {t('publish.discard')}
        </Button>
        <Remove acts={acts} />
      </div>
    </div>
  );
}

type Acts = ReturnType<typeof useActs>;

const Remove = ({ acts }: { readonly acts: Acts }) => (
  <Button
    variant="subtle"
    color="red"
    disabled={acts.isBusy}
    onClick={() => void acts.run('remove')}
  >
    {t('publish.remove')}
  </Button>
);

type ReviewProps = {
  readonly acts: Acts;
  readonly canAnswer: boolean;
  readonly state?: string | undefined;
};

function Review({ acts, canAnswer, state }: ReviewProps) {
  const [comment, setComment] = useState('');
  const given = comment.trim() === '' ? {} : { comment: comment.trim() };
  const isAsked = state === 'in-review';
  return (
    <section aria-labelledby="review-title" className="fields">
      <h2 id="review-title">{t('review.title')}</h2>
      <Textarea
        label={t('review.comment')}
        value={comment}
        maxLength={2000}
        autosize
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <div className="row">
        <Button
          variant="default"
          disabled={acts.isBusy || isAsked}
          onClick={() => void acts.run('request', given)}
        >
          {t('review.request')}
        </Button>
        {canAnswer && isAsked ? (
          <>
            <Button
              color="green"
              disabled={acts.isBusy}
              onClick={() => void acts.run('approve', given)}
            >
              {t('review.approve')}
            </Button>
            <Button
              color="red"
              disabled={acts.isBusy || comment.trim() === ''}
              onClick={() => void acts.run('reject', given)}
            >
              {t('review.reject')}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}

function Publish({ acts }: { readonly acts: Acts }) {
  return (
    <section aria-labelledby="publish-title" className="fields">
      <h2 id="publish-title">{t('publish.title')}</h2>
      <PublishForm isBusy={acts.isBusy} onPublish={(how) => void acts.run('publish', how)} />
    </section>
  );
}

type Act = 'request' | 'approve' | 'reject' | 'publish' | 'discard' | 'remove';

/** Each act first stores what was typed, so that it is about what one sees. */
function useActs(websiteId: number, draft: Draft) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<RefusedEntries['refused']>();
  const queryClient = useQueryClient();
  const run = async (
    act: Act,
    options: { comment?: string; at?: string; reason?: string } = {},
  ) => {
    setBusy(true);
    setMessage(undefined);
    setError(undefined);
    setRefused(undefined);
    try {
      const stored = await storeFor(act, draft, options.at);
      if (!stored) return;
      draft.adopt(await perform({ websiteId, entry: stored, act, options, draft }));
      setMessage(t(options.at ? 'done.schedule' : `done.${act}`));
      for (const queryKey of [
        ['entries', websiteId],
        ['versions', websiteId],
        ['schedule', websiteId],
      ])
        void queryClient.invalidateQueries({ queryKey });
    } catch (failure) {
      const body = failure instanceof ApiError ? failure.body : undefined;
      setRefused(refusedEntriesSchema.safeParse(body).data?.refused);
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, message, error, refused };
}

/** Stores what was typed, and when the entry changed if its text is handed on. */
async function storeFor(act: Act, draft: Draft, at?: string): Promise<EditorEntry | undefined> {
  const isHandedOn = act === 'request' || act === 'publish';
  const time = at === undefined ? new Date() : new Date(at);
  const stamped = isHandedOn && stampUpdate(draft.history, draft.entry, time);
  if (stamped) {
    draft.dispatch(stamped.action);
    return draft.saveNow(stamped.text);
  }
  return draft.isChanged ? draft.saveNow() : draft.entry;
}

type Performed = {
  readonly websiteId: number;
  readonly entry: EditorEntry;
  readonly act: Act;
  readonly options: { readonly comment?: string; readonly at?: string; readonly reason?: string };
  readonly draft: Draft;
};

/** @returns the entry as it is afterwards */
async function perform({ websiteId, entry, act, options, draft }: Performed): Promise<EditorEntry> {
  const key = keyOf(entry);
  const draftVersion = entry.draft?.version ?? 0;
  if (act === 'remove') return (await draft.saveNow(null, entry)) ?? entry;
  if (act === 'discard')
    return call('discardDraft', { websiteId, params: paramsOf(key), query: { draftVersion } });
  const entries = [{ ...key, draftVersion }];
  if (act === 'publish') await call('publish', { websiteId, body: { entries, ...options } });
  else await call('review', { websiteId, body: { action: act, entries, ...options } });
  return (entryQuery(websiteId, key).queryFn as () => Promise<EditorEntry>)();
}
