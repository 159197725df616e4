import { isEqual, type Json, type JsonPath, valueAt, withValue } from '../json/json.ts';
import { changeText } from '../json/json-text.ts';

/** An entry at one moment: its JSON text, and the value of that text. */
export type Snapshot = { readonly text: string; readonly value: Json };

/** An entry that is edited, with everything that can be undone and redone. */
export type EntryHistory = {
  readonly now: Snapshot;
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
  /** What the last edit changed, and when, so that typing is undone by the word and not by the letter. */
  readonly last?: { readonly path: string; readonly time: number };
};

export type EntryAction =
  | {
      readonly kind: 'edit';
      readonly path: JsonPath;
      readonly value: Json | undefined;
      readonly time: number;
    }
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Edits of one field within this time are one step. */
const stepMs = 800;

const mostSteps = 500;

/** @throws {SyntaxError} if the text is no JSON */
export const openEntry = (text: string): EntryHistory => ({
  now: { text, value: JSON.parse(text) as Json },
  past: [],
  future: [],
});

export function reduceEntry(history: EntryHistory, action: EntryAction): EntryHistory {
  const { now, past, future } = history;
  if (action.kind === 'undo') {
    const previous = past.at(-1);
    return previous
      ? { now: previous, past: past.slice(0, -1), future: [now, ...future] }
      : history;
  }
  if (action.kind === 'redo') {
    const [next, ...rest] = future;
    return next ? { now: next, past: [...past, now], future: rest } : history;
  }
  if (action.kind === 'replace')
    return action.text === now.text
      ? history
      : { ...openEntry(action.text), past: remember(past, now) };
  return edit(history, action);
}

const remember = (past: readonly Snapshot[], now: Snapshot) => [...past, now].slice(-mostSteps);

function edit(
  history: EntryHistory,
  { path, value, time }: Extract<EntryAction, { kind: 'edit' }>,
): EntryHistory {
  const { now, past, last } = history;
  if (isEqual(valueAt(now.value, path), value)) return history;
  const changed = withValue(now.value, path, value) as Json;
  const next = { text: changeText(now.text, now.value, changed), value: changed };
  const name = JSON.stringify(path);
  const continues = last?.path === name && time - last.time < stepMs;
  return {
    now: next,
    past: continues ? past : remember(past, now),
    future: [],
    last: { path: name, time },
  };
}
