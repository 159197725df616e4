import type { EditorEntry } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { entriesQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { type Json, valueAt } from '../../json/json.ts';
import { t } from '../../texts/texts.ts';
import { EntryTable } from '../find/entry-table.tsx';

type Props = { readonly websiteId: number; readonly entry: EditorEntry; readonly value: Json };

/** The entries whose text has the path of this one, or its id where it has no page. */
export function LinksHere({ websiteId, entry, value }: Props) {
  const path = valueAt(value, ['path']);
  const q = typeof path === 'string' && path !== '/' ? path : entry.id;
  const query = useQuery(
    entriesQuery(websiteId, { q, locale: entry.locale || undefined, size: 50 }),
  );
  return (
    <Answer query={query}>
      {({ entries }) => {
        const others = entries.filter(
          ({ folder, id }) => folder !== entry.folder || id !== entry.id,
        );
        return others.length > 0 ? (
          <EntryTable websiteId={websiteId} entries={others} />
        ) : (
          <p>{t('links.none')}</p>
        );
      }}
    </Answer>
  );
}
