import type { EditorEntry, EditorEntryKey, StaleDraft } from '@plaza/contract/editor';
import { staleDraftSchema } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { entryQuery, paramsOf } from '../../api/queries.ts';
import type { SaveStatus } from '../../app/save-state.tsx';
import { useLeaveGuard } from '../../app/use-leave-guard.ts';
import { textOf } from '../../entry/change-entries.ts';
import { openEntry, reduceEntry } from '../../entry/entry-history.ts';
import { type Unsaved, useUnsavedText } from './unsaved-text.ts';

/** After the last change, so that a word is one save and not five. */
const pauseMs = 700;
/** After a save that failed. */
const retryMs = 5_000;

/** The entry as somebody else has saved it meanwhile. */
export type Stale = Pick<StaleDraft, 'current'>;

/** An entry that is edited: its history, its saves, and what happens when somebody else saved it. */
export function useDraft(websiteId: number, opened: EditorEntry) {
  const unsaved = useUnsavedText(websiteId, opened);
  const opening = { opened, unsaved: unsaved.found };
  const [history, dispatch] = useReducer(reduceEntry, opening, openUnsaved);
  const [stored, setStored] = useState({ entry: opened, text: textOf(opened) });
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [error, setError] = useState<string>();
  const [stale, setStale] = useState<Stale | undefined>(
    unsaved.found?.isStale ? { current: opened } : undefined,
  );
  const queryClient = useQueryClient();
  const { text } = history.now;
  const isChanged = text !== stored.text;
  const running = useRef<Promise<EditorEntry | undefined>>(undefined);

  const remember = (entry: EditorEntry, saved: string) => {
    queryClient.setQueryData(entryQuery(websiteId, keyOf(entry)).queryKey, entry);
    void queryClient.invalidateQueries({ queryKey: ['entries', websiteId] });
    setStored({ entry, text: saved });
    unsaved.drop();
  };
  const save = async (sent: string | null, base: EditorEntry) => {
    setStatus('saving');
    try {
      const entry = await call('saveDraft', saveOptions(websiteId, base, sent));
      remember(entry, sent ?? textOf(entry));
      setStatus('saved');
      setError(undefined);
      return entry;
    } catch (reason) {
      const conflict = reason instanceof ApiError && reason.status === 409;
      const { data } = staleDraftSchema.safeParse(conflict ? reason.body : undefined);
      if (data) setStale(data);
      setStatus(data ? 'stale' : 'failed');
      setError((reason as Error).message);
      return undefined;
    }
  };
  /** One save at a time; the next has what was typed meanwhile. */
  const saveNow = async (sent: string | null = text, base?: EditorEntry) => {
    const before = await running.current;
    const saving = save(sent, base ?? before ?? stored.entry);
    running.current = saving;
    const entry = await saving;
    if (running.current === saving) running.current = undefined;
    return entry;
  };

  const leave = () => {
    if (!isChanged) return;
    unsaved.keep(stored.entry, text);
    if (!stale) void saveNow();
  };
  const latest = useRef({ saveNow, leave });
  latest.current = { saveNow, leave };
  useEffect(() => {
    if (!isChanged || stale || status === 'saving') return;
    const timer = setTimeout(
      () => void latest.current.saveNow(text),
      status === 'failed' ? retryMs : pauseMs,
    );
    return () => clearTimeout(timer);
  }, [isChanged, stale, status, text]);
  // Who leaves for another screen before the pause ends loses nothing.
  useEffect(() => () => latest.current.leave(), []);
  useLeaveGuard(isChanged);

  return {
    history,
    dispatch,
    entry: stored.entry,
    status: isChanged && status === 'saved' ? ('unsaved' as const) : status,
    isChanged,
    error,
    stale,
    saveNow,
    /** After a review or a publication, which change the entry and not its text. */
    adopt: (entry: EditorEntry) => {
      remember(entry, textOf(entry));
      dispatch({ kind: 'replace', text: textOf(entry) });
    },
    /** Takes a side of a conflict; the other text stays in the history. */
    async resolveStale(side: 'mine' | 'theirs') {
      if (!stale) return;
      const { current } = stale;
      setStale(undefined);
      if (side === 'mine') return void (await saveNow(text, current));
      remember(current, textOf(current));
      dispatch({ kind: 'replace', text: textOf(current) });
      setStatus('saved');
      setError(undefined);
    },
  };
}

/** An entry with the text that was left unsaved as its last edit, which can be undone. */
function openUnsaved({ opened, unsaved }: { opened: EditorEntry; unsaved?: Unsaved | undefined }) {
  const text = textOf(opened);
  return reduceEntry(openEntry(text), { kind: 'replace', text: unsaved?.text ?? text });
}

export type Draft = ReturnType<typeof useDraft>;

export const keyOf = ({ folder, locale, id }: EditorEntryKey): EditorEntryKey => ({
  folder,
  locale,
  id,
});

const saveOptions = (websiteId: number, base: EditorEntry, text: string | null) => ({
  websiteId,
  params: paramsOf(base),
  body: {
    text,
    baseVersion: base.published?.version ?? 0,
    draftVersion: base.draft?.version ?? 0,
  },
});
