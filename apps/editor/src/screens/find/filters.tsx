import { NativeSelect } from '@mantine/core';
import { CONTENT_FOLDERS } from '@plaza/contract';
import { ENTRY_STATES, type EntryState, NO_LOCALE } from '@plaza/contract/editor';
import { SearchInput } from '../../app/search-input.tsx';
import { labelOf, t } from '../../texts/texts.ts';
import type { FindSearch } from './find-search.ts';

type Props = {
  readonly search: FindSearch;
  readonly locales: readonly string[];
  readonly onChange: (search: FindSearch) => void;
};

const withAll = (options: readonly { value: string; label: string }[]) => [
  { value: '', label: t('find.all') },
  ...options,
];

export function Filters({ search, locales, onChange }: Props) {
  // Another filter begins at the first page.
  const set = (name: keyof FindSearch, value: string) => {
    const { page: _, [name]: __, ...rest } = search;
    onChange(value === '' ? rest : { ...rest, [name]: value as EntryState });
  };
  const choices = [
    {
      ...{ name: 'folder' as const, label: t('find.type') },
      data: Object.keys(CONTENT_FOLDERS).map((value) => ({ value, label: labelOf(value) })),
    },
    {
      ...{ name: 'locale' as const, label: t('find.locale') },
      data: [
        ...locales.map((value) => ({ value, label: value })),
        { value: NO_LOCALE, label: t('find.noLocale') },
      ],
    },
    {
      ...{ name: 'missingIn' as const, label: t('find.missingIn') },
      data: locales.map((value) => ({ value, label: value })),
    },
    {
      ...{ name: 'state' as const, label: t('find.state') },
      data: ENTRY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ];
  return (
    <search className="filters">
      <SearchInput label={t('find.text')} value={search.q ?? ''} onChange={(q) => set('q', q)} />
      {choices.map(({ name, label, data }) => (
        <NativeSelect
          key={name}
          label={label}
          value={search[name] ?? ''}
          data={withAll(data)}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
      <SearchInput
        label={t('find.path')}
        value={search.path ?? ''}
        onChange={(path) => set('path', path)}
      />
    </search>
  );
}
