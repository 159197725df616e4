import { Alert } from '@mantine/core';
import {
  type EditorEntryKey,
  type RefusedEntries,
  refusedEntriesSchema,
} from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { paramsOf } from '../../api/queries.ts';
import { type Publishing, publishTogether } from '../../entry/publish-together.ts';
import { t } from '../../texts/texts.ts';
import { PublishForm } from './publish-form.tsx';

type Refused = RefusedEntries['refused'];

type Props = {
  readonly websiteId: number;
  /** Entries with drafts. */
  readonly entries: readonly EditorEntryKey[];
  readonly onDone: (message: string) => void;
  readonly onRefused?: (refused: Refused) => void;
};

/** Publishes drafts together, and says what is wrong with which of them. */
export function PublishSet({ websiteId, entries, onDone, onRefused }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<Refused>([]);
  const queryClient = useQueryClient();
  const publish = async (how: Publishing) => {
    setBusy(true);
    setError(undefined);
    setRefused([]);
    try {
      await publishTogether(websiteId, entries, how);
      onDone(t(how.at ? 'set.scheduled' : 'set.published', { count: entries.length }));
    } catch (failure) {
      const body = failure instanceof ApiError ? failure.body : undefined;
      const found = refusedEntriesSchema.safeParse(body).data?.refused ?? [];
      setRefused(found);
      onRefused?.(found);
      setError((failure as Error).message);
    } finally {
      setBusy(false);
      for (const name of ['entries', 'schedule', 'versions', 'products', 'media'])
        void queryClient.invalidateQueries({ queryKey: [name, websiteId] });
    }
  };
  return (
    <div className="fields">
      <p className="quiet">{t('set.hint')}</p>
      {error ? <Alert color="red">{error}</Alert> : null}
      {refused.map(({ entry, findings }) => (
        <section key={`${entry.folder}/${entry.locale}/${entry.id}`}>
          <h3>
            <Link
              to="/sites/$websiteId/entries/$folder/$locale/$entry"
              params={{ websiteId, ...paramsOf(entry) }}
            >
              {[entry.folder, entry.locale, entry.id].filter(Boolean).join(' / ')}
            </Link>
          </h3>
          <ul>
            {findings.map(({ rule, path, severity, message }) => (
              <li key={`${rule} ${path.join('.')} ${message}`}>
                {t(`severity.${severity}`)}: {message}{' '}
                <span className="quiet">{path.join(' › ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PublishForm isBusy={isBusy} onPublish={(how) => void publish(how)} />
    </div>
  );
}
