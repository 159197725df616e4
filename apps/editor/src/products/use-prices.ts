import type { EditorEntry, EditorFinding } from '@plaza/contract/editor';
import { queryOptions } from '@tanstack/react-query';
import { useMemo, useReducer } from 'react';
import { call } from '../api/call.ts';
import { textOf } from '../entry/change-entries.ts';
import { readFolder } from '../entry/read-folder.ts';
import { isObject, type Json } from '../json/json.ts';
import { type PriceColumn, priceColumns } from './price-columns.ts';
import { type CellTexts, cellKey, changedRows, type PriceRow } from './price-table.ts';

/** Every product of a locale that is not being removed. */
export const productsQuery = (websiteId: number, locale: string) =>
  queryOptions({
    queryKey: ['products', websiteId, locale],
    queryFn: () => readFolder(websiteId, { folder: 'products', locale }),
    // What is typed is based on it; it is read again after a save.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The products of a kind whose text is an object; another one is mended in its form. */
export const rowsOf = (entries: readonly EditorEntry[], kind: string): PriceRow[] =>
  entries.flatMap((entry) => {
    const value = editedValue(entry);
    return isObject(value) && value.kind === kind ? [{ entry, value }] : [];
  });

function editedValue(entry: EditorEntry): Json | undefined {
  if (entry.draft && (entry.draft.text === null || entry.draft.state === 'scheduled'))
    return undefined;
  try {
    return JSON.parse(textOf(entry)) as Json;
  } catch {
    return undefined;
  }
}

type State = {
  readonly texts: CellTexts;
  readonly past: readonly CellTexts[];
  /** The cell that was typed in last: its letters are one step. */
  readonly last?: string;
};

type Action =
  | { readonly kind: 'type'; readonly key: string; readonly text: string }
  | { readonly kind: 'set'; readonly texts: CellTexts }
  | { readonly kind: 'undo' };

const mostSteps = 200;

function reduce(state: State, action: Action): State {
  const { texts, past } = state;
  if (action.kind === 'undo') return { texts: past.at(-1) ?? texts, past: past.slice(0, -1) };
  const remembered = [...past, texts].slice(-mostSteps);
  if (action.kind === 'set') return { texts: action.texts, past: remembered };
  const next = new Map(texts).set(action.key, action.text);
  return { texts: next, past: state.last === action.key ? past : remembered, last: action.key };
}

/** What is typed over the prices of products, with undo. */
export function usePrices(rows: readonly PriceRow[], kind: string) {
  const [{ texts, past }, dispatch] = useReducer(reduce, { texts: new Map(), past: [] });
  const columns = useMemo(
    () =>
      priceColumns(
        kind,
        rows.map(({ value }) => value),
      ),
    [kind, rows],
  );
  const changed = useMemo(() => changedRows(rows, columns, texts), [rows, columns, texts]);
  return {
    ...{ columns, texts, changed },
    canUndo: past.length > 0,
    type: (row: PriceRow, column: PriceColumn, text: string) =>
      dispatch({ kind: 'type', key: cellKey(row.entry, column), text }),
    set: (next: CellTexts) => dispatch({ kind: 'set', texts: next }),
    undo: () => dispatch({ kind: 'undo' }),
  };
}

export type Prices = ReturnType<typeof usePrices>;

/** What the service finds in changed products, by id; a few are checked at once. */
export async function checkRows(
  websiteId: number,
  changed: Prices['changed'],
): Promise<ReadonlyMap<string, readonly EditorFinding[]>> {
  const found = new Map<string, readonly EditorFinding[]>();
  const waiting = [...changed];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { folder, locale, id } = next.row.entry;
      const body = { entry: { folder, locale, id }, text: next.text };
      const { findings } = await call('check', { websiteId, body });
      // The contract's own are found here.
      found.set(
        id,
        findings.filter(({ rule }) => rule !== 'schema'),
      );
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return found;
}
