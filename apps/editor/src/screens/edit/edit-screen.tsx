import type { EditorEntry, EditorEntryKey } from '@plaza/contract/editor';
import { keyOfParams } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entryQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { textOf } from '../../entry/change-entries.ts';
import { titleOf } from '../../entry/title-of.ts';
import { rememberRecent } from '../find/recent-entries.ts';
import { EntryEditor } from './entry-editor.tsx';
import { keyOf } from './use-draft.ts';

/** Edits one entry. */
export function EditScreen() {
  const websiteId = useWebsiteId();
  const params = useParams({ strict: false });
  const key = keyOfParams({
    folder: params.folder ?? 'pages',
    locale: params.locale ?? '',
    entry: params.entry ?? '',
  }) as EditorEntryKey;
  const query = useQuery(entryQuery(websiteId, key));
  return (
    <Answer query={query}>
      {(entry) => (
        <Opened key={`${key.folder}/${key.locale}/${key.id}`} websiteId={websiteId} entry={entry} />
      )}
    </Answer>
  );
}

function Opened({ websiteId, entry }: { readonly websiteId: number; readonly entry: EditorEntry }) {
  const title = titleOf(JSON.parse(textOf(entry)), entry.id);
  useEffect(() => {
    rememberRecent(websiteId, { ...keyOf(entry), title });
  }, [websiteId, entry, title]);
  return <EntryEditor websiteId={websiteId} opened={entry} />;
}
