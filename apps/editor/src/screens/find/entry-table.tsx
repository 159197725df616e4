import { Badge, Checkbox, Table } from '@mantine/core';
import { type EntryState, type EntrySummary, NO_LOCALE } from '@plaza/contract/editor';
import { Link } from '@tanstack/react-router';
import { shortTime } from '../../app/short-time.ts';
import { labelOf, t } from '../../texts/texts.ts';

const colors: Readonly<Record<EntryState, string>> = {
  published: 'gray',
  draft: 'blue',
  'in-review': 'grape',
  approved: 'green',
  rejected: 'red',
  scheduled: 'cyan',
};

export const StateBadge = ({ state }: { readonly state: EntryState }) => (
  <Badge color={colors[state]} variant="light">
    {t(`state.${state}`)}
  </Badge>
);

/** Drafts that are chosen, by `entryName`. */
export type Choice = {
  readonly chosen: ReadonlyMap<string, EntrySummary>;
  readonly onToggle: (entries: readonly EntrySummary[], isChosen: boolean) => void;
};

type Props = {
  readonly websiteId: number;
  readonly entries: readonly EntrySummary[];
  /** The locale in which every entry is missing, where it is translated by a link. */
  readonly missingIn?: string | undefined;
  /** Absent where nothing is chosen. */
  readonly choice?: Choice | undefined;
};

export const entryName = ({ folder, locale, id }: EntrySummary) => `${folder}/${locale}/${id}`;

/** Whether it is a draft that can be published; one that is scheduled waits. */
const isOpenDraft = ({ draftVersion, state }: EntrySummary) =>
  draftVersion > 0 && state !== 'scheduled';

export function EntryTable({ websiteId, entries, choice, missingIn }: Props) {
  const drafts = entries.filter(isOpenDraft);
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {choice ? (
              <Table.Th>
                <Checkbox
                  aria-label={t('set.all')}
                  disabled={drafts.length === 0}
                  checked={
                    drafts.length > 0 && drafts.every((each) => choice.chosen.has(entryName(each)))
                  }
                  onChange={({ currentTarget }) => choice.onToggle(drafts, currentTarget.checked)}
                />
              </Table.Th>
            ) : null}
            <Table.Th>{t('table.title')}</Table.Th>
            <Table.Th>{t('find.type')}</Table.Th>
            <Table.Th>{t('find.locale')}</Table.Th>
            <Table.Th>{t('find.state')}</Table.Th>
            <Table.Th>{t('table.author')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entryName(entry)} {...{ websiteId, entry, choice, missingIn }} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function EntryRow({
  websiteId,
  entry,
  choice,
  missingIn,
}: Omit<Props, 'entries'> & { readonly entry: EntrySummary }) {
  const { folder, locale, id, title, path, state, isRemoval, author, updatedAt } = entry;
  return (
    <Table.Tr>
      {choice ? (
        <Table.Td>
          {isOpenDraft(entry) ? (
            <Checkbox
              aria-label={t('set.choose', { title })}
              checked={choice.chosen.has(entryName(entry))}
              onChange={({ currentTarget }) => choice.onToggle([entry], currentTarget.checked)}
            />
          ) : null}
        </Table.Td>
      ) : null}
      <Table.Td className="entry-title">
        <Link
          to="/sites/$websiteId/entries/$folder/$locale/$entry"
          params={{ websiteId, folder, locale: locale || NO_LOCALE, entry: id }}
        >
          {title}
        </Link>
        <span className="quiet">{path ?? id}</span>
        {missingIn ? (
          <Link
            to="/sites/$websiteId/entries/$folder/$locale/$entry"
            params={{ websiteId, folder, locale: missingIn, entry: id }}
          >
            {t('translation.start', { title, locale: missingIn })}
          </Link>
        ) : null}
      </Table.Td>
      <Table.Td>{labelOf(folder)}</Table.Td>
      <Table.Td>{locale || '–'}</Table.Td>
      <Table.Td>
        <StateBadge state={state} />
        {isRemoval ? <span className="quiet">{t('find.removal')}</span> : null}
      </Table.Td>
      <Table.Td>
        {author?.name ?? '–'}
        {updatedAt ? <span className="quiet">{shortTime(updatedAt)}</span> : null}
      </Table.Td>
    </Table.Tr>
  );
}
