import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ContentFolder } from '@plaza/contract';
import type { EntrySummary } from '@plaza/contract/editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entriesQuery } from '../api/queries.ts';
import { t } from '../texts/texts.ts';
import { useForm } from './form-context.tsx';

type Props = Omit<AmongProps, 'websiteId' | 'locale' | 'isReadOnly'>;

type AmongProps = {
  readonly websiteId: number;
  /** Of the entries; '' for all. */
  readonly locale: string;
  readonly isReadOnly?: boolean;
  readonly field: Readonly<Record<string, unknown>>;
  /** What is picked now: an id, or a path. */
  readonly value: string;
  /** Entries of this folder by id; pages of any folder by path without one. */
  readonly folder?: ContentFolder;
  readonly onPick: (value: string | undefined) => void;
  readonly isRequired?: boolean;
};

const optionOf = ({ id, path, title }: EntrySummary, byId: boolean) => ({
  value: byId ? id : (path ?? ''),
  label: byId ? title : `${path} · ${title}`,
});

/** Picks an entry of the locale of the form, or the path of a page. */
export function PickEntry(props: Props) {
  const { websiteId, entry, isReadOnly } = useForm();
  return <PickAmong {...{ ...props, websiteId, isReadOnly, locale: entry.locale }} />;
}

/** Picks an entry of a locale, or the path of a page, by words of its text. */
export function PickAmong(props: AmongProps) {
  const { websiteId, locale, isReadOnly = false } = props;
  const { field, value, folder, onPick, isRequired = false } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const isChosen = typed.startsWith('/') || typed === '';
  const { data } = useQuery({
    ...entriesQuery(websiteId, {
      locale: locale || undefined,
      folder,
      ...(isChosen ? { path: folder ? undefined : search.split(' · ')[0] || '/' } : { q: search }),
      size: 30,
    }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.entries ?? [])
    .map((each) => optionOf(each, folder !== undefined))
    .filter((option) => option.value !== '');
  const options = [
    ...new Map([{ value, label: value }, ...found].map((each) => [each.value, each])),
  ]
    .map(([, option]) => option)
    .filter((option) => option.value !== '');
  return (
    <Select
      {...field}
      value={value || null}
      data={options}
      searchable
      clearable={!isRequired && !isReadOnly}
      // The service has searched already.
      filter={({ options: all }) => all}
      onSearchChange={setTyped}
      nothingFoundMessage={t('pick.nothing')}
      placeholder={t('pick.search')}
      comboboxProps={{ withinPortal: true }}
      clearButtonProps={{ 'aria-label': t('pick.clear') }}
      onChange={(next) => onPick(next ?? undefined)}
    />
  );
}
