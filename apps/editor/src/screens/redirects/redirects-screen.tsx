import { Alert, Button, NativeSelect } from '@mantine/core';
import type { Redirect } from '@plaza/contract/editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redirectsQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { Pages } from '../../app/pages.tsx';
import { ReadOnlyNotice } from '../../app/read-only-notice.tsx';
import { SearchInput } from '../../app/search-input.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { useMay, useSession, useWebsite } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';
import { publishableLocales } from './publishable-locales.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectTable } from './redirect-table.tsx';

const SIZE = 50;

/** The old addresses of a website: found, added, changed and ended. */
export function RedirectsScreen() {
  const websiteId = useWebsiteId();
  const website = useWebsite(websiteId);
  const locales = publishableLocales(useSession(), website);
  const mayRead = useMay(websiteId);
  const [search, setSearch] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Redirect | 'new'>();
  const [message, setMessage] = useState<string>();
  const query = useQuery({
    ...redirectsQuery(websiteId, { ...search, page, size: SIZE }),
    enabled: mayRead('read'),
    placeholderData: keepPreviousData,
  });
  const set = (name: string, value: string) => {
    setSearch((known) => ({ ...known, [name]: value }));
    setPage(1);
  };
  const open = (redirect: Redirect | 'new') => {
    setOpened(redirect);
    setMessage(undefined);
  };
  return (
    <>
      <div className="title-row">
        <h1>{t('nav.redirects')}</h1>
        {locales.length > 0 ? (
          <Button onClick={() => open('new')}>{t('redirects.add')}</Button>
        ) : null}
      </div>
      <p className="quiet">{t('redirects.hint')}</p>
      {website?.owner === 'files' ? <ReadOnlyNotice websiteId={websiteId} /> : null}
      <Filters {...{ locales: website?.locales ?? [], search, set }} />
      <div role="status">{message ? <Alert color="green">{message}</Alert> : null}</div>
      <Answer query={query}>
        {({ total, redirects }) => (
          <>
            <p className="quiet">{t('redirects.count', { total })}</p>
            <RedirectTable {...{ redirects, locales }} onOpen={open} />
            <Pages total={total} size={SIZE} page={page} onChange={setPage} />
          </>
        )}
      </Answer>
      {opened ? (
        <RedirectDialog
          {...{ websiteId, locales }}
          redirect={opened === 'new' ? undefined : opened}
          onClose={(said) => {
            setOpened(undefined);
            setMessage(said);
          }}
        />
      ) : null}
    </>
  );
}

type FiltersProps = {
  readonly locales: readonly string[];
  readonly search: Readonly<Record<string, string>>;
  readonly set: (name: string, value: string) => void;
};

function Filters({ locales, search, set }: FiltersProps) {
  const all = { value: '', label: t('find.all') };
  return (
    <search className="filters">
      <SearchInput
        label={t('redirects.search')}
        value={search.q ?? ''}
        onChange={(q) => set('q', q)}
      />
      <NativeSelect
        label={t('find.locale')}
        value={search.locale ?? ''}
        data={[all, ...locales.map((value) => ({ value, label: value }))]}
        onChange={({ currentTarget }) => set('locale', currentTarget.value)}
      />
      <NativeSelect
        label={t('redirects.kind')}
        value={search.kind ?? ''}
        data={[
          all,
          { value: 'moved', label: t('redirects.moved') },
          { value: 'gone', label: t('redirects.gone') },
        ]}
        onChange={({ currentTarget }) => set('kind', currentTarget.value)}
      />
    </search>
  );
}
