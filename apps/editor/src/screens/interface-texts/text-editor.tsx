import { Alert, Checkbox } from '@mantine/core';
import type { EditorEntry, InterfaceText } from '@plaza/contract/editor';
import { useMemo, useRef, useState } from 'react';
import { Pages } from '../../app/pages.tsx';
import { SaveState } from '../../app/save-state.tsx';
import { SearchInput } from '../../app/search-input.tsx';
import { UndoButtons } from '../../app/undo-buttons.tsx';
import { useUndoKeys } from '../../app/use-undo-keys.ts';
import { overridesOf } from '../../interface-texts/overrides.ts';
import { filterRows, type TextFilter, textRows } from '../../interface-texts/text-rows.ts';
import { useTextDrafts } from '../../interface-texts/use-text-drafts.ts';
import { t } from '../../texts/texts.ts';
import { PublishTexts } from './publish-texts.tsx';
import { TextRow } from './text-row.tsx';

/** Rows of a page of the list. */
const SIZE = 50;

type Known = { readonly texts: readonly InterfaceText[]; readonly entries: readonly EditorEntry[] };

type Props = Known & {
  readonly websiteId: number;
  readonly locale: string;
  readonly original: Known | undefined;
  readonly originalLocale: string;
  readonly filter: TextFilter;
  readonly setFilter: (filter: TextFilter) => void;
  readonly isReadOnly: boolean;
  /** What was published last. */
  readonly published: string | undefined;
  readonly onPublished: (message: string) => Promise<void>;
};

/** The list of texts with its filter, its drafts and their publication. */
export function TextEditor(props: Props) {
  const { texts, original, filter } = props;
  const shown = useMemo(
    () => original && { texts: original.texts, overrides: overridesOf(original.entries) },
    [original],
  );
  const drafts = useTextDrafts({ ...props, originals: shown?.overrides });
  useUndoKeys(drafts.dispatch);
  const rows = useMemo(
    () => textRows(texts, drafts.overrides, shown),
    [texts, drafts.overrides, shown],
  );
  const found = filterRows(rows, filter, drafts.history.typed);
  const [page, setPage] = useState(1);
  const at = Math.min(page, Math.max(1, Math.ceil(found.length / SIZE)));
  const setFilter = (change: Partial<TextFilter>) => {
    props.setFilter({ ...filter, ...change });
    setPage(1);
  };
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <div className="text-tools">
        <search className="text-tools">
          <SearchInput
            label={t('texts.search')}
            value={filter.text}
            onChange={(text) => setFilter({ text })}
          />
          <div className="row">
            <Checkbox
              label={t('texts.changedOnly')}
              checked={filter.isChanged}
              onChange={({ currentTarget }) => setFilter({ isChanged: currentTarget.checked })}
            />
          </div>
        </search>
        {props.isReadOnly ? null : (
          <div className="row">
            <SaveState status={drafts.status} />
            <UndoButtons {...drafts} />
          </div>
        )}
      </div>
      {drafts.error === undefined ? null : (
        <Alert color="red">{t('save.failedWhy', { error: drafts.error })}</Alert>
      )}
      <p className="quiet">
        {found.length === 0 ? t('texts.none') : t('texts.count', { count: found.length })}
      </p>
      <ul className="text-list" ref={list} aria-label={t('texts.list')}>
        {found.slice((at - 1) * SIZE, at * SIZE).map((row) => (
          <TextRow
            key={row.key}
            {...{ row, drafts }}
            isReadOnly={props.isReadOnly}
            originalLocale={props.originalLocale}
            onMove={(from, step) => move(list.current, from, step)}
          />
        ))}
      </ul>
      <Pages total={found.length} size={SIZE} page={at} onChange={setPage} />
      {props.isReadOnly ? null : (
        <PublishTexts drafts={drafts} done={props.published} onDone={props.onPublished} />
      )}
    </>
  );
}

/** To the next or the previous field. */
function move(list: HTMLElement | null, from: HTMLElement, step: 1 | -1): void {
  const fields = [...(list?.querySelectorAll<HTMLElement>('.text-field') ?? [])];
  fields[fields.indexOf(from) + step]?.focus();
}
