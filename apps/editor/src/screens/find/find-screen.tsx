import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { entriesQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { Pages } from '../../app/pages.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { useWebsite } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';
import { EntryTable } from './entry-table.tsx';
import { Filters } from './filters.tsx';
import type { FindSearch } from './find-search.ts';
import { NewEntry } from './new-entry.tsx';
import { Recent } from './recent.tsx';
import { SetBar, useDraftSet } from './set-bar.tsx';

const size = 50;

/** Finds entries by type, locale, state, path and text. */
export function FindScreen() {
  const websiteId = useWebsiteId();
  const website = useWebsite(websiteId);
  const search: FindSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery({
    ...entriesQuery(websiteId, { ...search, size }),
    placeholderData: keepPreviousData,
  });
  const set = useDraftSet(websiteId);
  const go = (next: FindSearch) =>
    void navigate({ to: '/sites/$websiteId', params: { websiteId }, search: next, replace: true });
  return (
    <>
      <div className="title-row">
        <h1>{website?.name}</h1>
        <NewEntry websiteId={websiteId} />
      </div>
      {website?.owner === 'files' ? <Alert color="blue">{t('find.files')}</Alert> : null}
      <Recent websiteId={websiteId} />
      <Filters search={search} locales={website?.locales ?? []} onChange={go} />
      <SetBar websiteId={websiteId} set={set} />
      <Answer query={query}>
        {({ total, entries }) => (
          <>
            <p role="status" className="count">
              {t(total === 1 ? 'find.one' : 'find.count', { total })}
            </p>
            {entries.length > 0 ? (
              <EntryTable
                {...{ websiteId, entries, choice: set.choice, missingIn: search.missingIn }}
              />
            ) : null}
            <Pages
              {...{ total, size, page: search.page }}
              onChange={(page) => go({ ...search, page })}
            />
          </>
        )}
      </Answer>
    </>
  );
}
