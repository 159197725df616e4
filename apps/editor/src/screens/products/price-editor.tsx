import { Alert, Button, NativeSelect } from '@mantine/core';
import type { EditorEntryKey, EditorFinding } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useLeaveGuard } from '../../app/use-leave-guard.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { useMay } from '../../app/use-website.ts';
import { saveEntries } from '../../entry/change-entries.ts';
import { otherFindings, type PriceRow } from '../../products/price-table.ts';
import { checkRows, type Prices, productsQuery, usePrices } from '../../products/use-prices.ts';
import { t } from '../../texts/texts.ts';
import { PublishSet } from '../publish/publish-set.tsx';
import { PriceGrid } from './price-grid.tsx';

type Props = {
  readonly websiteId: number;
  readonly locale: string;
  readonly kind: string;
  readonly rows: readonly PriceRow[];
  readonly isReadOnly: boolean;
};

type Checked = ReadonlyMap<string, readonly EditorFinding[]>;

/** Edits prices, checks all that changed, and saves them as drafts, which are published together. */
export function PriceEditor({ websiteId, locale, kind, rows, isReadOnly }: Props) {
  const prices = usePrices(rows, kind);
  const [group, setGroup] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [checked, setChecked] = useState<Checked>(new Map());
  const [saved, setSaved] = useState<readonly EditorEntryKey[]>([]);
  const groups = [...new Set(prices.columns.map((column) => column.group))];
  const shown = group ?? groups[0] ?? '';
  const columns = prices.columns.filter((column) => column.group === shown);
  useLeaveGuard(prices.changed.length > 0);
  return (
    <div className="fields">
      <NativeSelect
        label={t('prices.group')}
        value={shown}
        data={groups.map((value) => ({ value, label: value || t('prices.own') }))}
        onChange={({ currentTarget }) => setGroup(currentTarget.value)}
      />
      {refused ? <Alert color="red">{refused}</Alert> : null}
      <PriceGrid
        {...{ websiteId, rows, columns, prices, checked, isReadOnly }}
        onPasteRefused={setRefused}
      />
      <OtherFindings prices={prices} checked={checked} />
      {isReadOnly ? null : (
        <SavePrices
          {...{ websiteId, locale, prices }}
          onChecked={setChecked}
          onSaved={(entries) => {
            setSaved(entries);
            prices.set(new Map());
          }}
        />
      )}
      <Saved websiteId={websiteId} entries={saved} onRefused={setChecked} />
    </div>
  );
}

type SaveProps = {
  readonly websiteId: number;
  readonly locale: string;
  readonly prices: Prices;
  readonly onChecked: (checked: Checked) => void;
  readonly onSaved: (entries: readonly EditorEntryKey[]) => void;
};

/** Checks every changed product, then saves all of them or none. */
function SavePrices({ websiteId, locale, prices, onChecked, onSaved }: SaveProps) {
  const queryClient = useQueryClient();
  const { changed } = prices;
  const isUnread = changed.some(({ problems }) => problems.size > 0);
  const wrong = changed.filter(({ problems, findings }) => problems.size + findings.length > 0);
  const readAgain = () =>
    queryClient.refetchQueries({ queryKey: productsQuery(websiteId, locale).queryKey });
  const { submit, error, isBusy } = useSubmit(async () => {
    onChecked(await checkRows(websiteId, changed));
    const entries = changed.map(({ row, text }) => ({ entry: row.entry, text }));
    const drafts = await saveEntries(websiteId, entries).catch(async (failure: unknown) => {
      if (!(failure instanceof ApiError && failure.status === 409)) throw failure;
      // What was typed stays, now over what somebody else saved.
      await readAgain();
      throw new Error(t('prices.stale', { error: failure.message }));
    });
    await readAgain();
    void queryClient.invalidateQueries({ queryKey: ['entries', websiteId] });
    onSaved(drafts.map(({ folder, locale: of, id }) => ({ folder, locale: of, id })));
  });
  return (
    <>
      {error ? <Alert color="red">{error}</Alert> : null}
      <div className="row">
        <span role="status">
          {t('prices.changed', { count: changed.length })}
          {wrong.length > 0 ? `. ${t('prices.problems', { count: wrong.length })}` : ''}
        </span>
        <Button
          loading={isBusy}
          disabled={changed.length === 0 || isUnread}
          onClick={() => submit()}
        >
          {t('prices.save')}
        </Button>
        <Button variant="default" disabled={!prices.canUndo} onClick={prices.undo}>
          {t('edit.undo')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          disabled={changed.length === 0}
          onClick={() => prices.set(new Map())}
        >
          {t('prices.reset')}
        </Button>
      </div>
    </>
  );
}

/** What is wrong with changed products at no cell, such as rates that are not in order. */
function OtherFindings({
  prices,
  checked,
}: {
  readonly prices: Prices;
  readonly checked: Checked;
}) {
  const found = prices.changed.flatMap((changed) => {
    const { id } = changed.row.entry;
    const all = otherFindings(changed, prices.columns, checked.get(id));
    return all.map(({ path, message }) => ({ id, path: path.join(' › '), message }));
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="other-findings">
      <h2 id="other-findings">{t('prices.left')}</h2>
      <ul>
        {found.map(({ id, path, message }) => (
          <li key={`${id} ${path} ${message}`}>
            {id} {path}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SavedProps = {
  readonly websiteId: number;
  readonly entries: readonly EditorEntryKey[];
  readonly onRefused: (checked: Checked) => void;
};

/** The drafts that were saved last, which those who may publish together. */
function Saved({ websiteId, entries, onRefused }: SavedProps) {
  const [done, setDone] = useState<string>();
  const may = useMay(websiteId, entries[0]?.locale);
  useEffect(() => {
    if (entries.length > 0) setDone(undefined);
  }, [entries]);
  if (done) return <Alert color="green">{done}</Alert>;
  if (entries.length === 0) return null;
  return (
    <section className="fields narrow" aria-labelledby="set-title">
      <Alert color="green">{t('prices.saved', { count: entries.length })}</Alert>
      <h2 id="set-title">{t('set.title')}</h2>
      {may('publish') ? (
        <PublishSet
          {...{ websiteId, entries, onDone: setDone }}
          onRefused={(refused) =>
            onRefused(new Map(refused.map(({ entry, findings }) => [entry.id, findings])))
          }
        />
      ) : (
        <p>{t('publish.notYours')}</p>
      )}
    </section>
  );
}
