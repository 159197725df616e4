import type { EditorEntry, InterfaceText } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { SaveStatus } from '../app/save-state.tsx';
import { useLeaveGuard } from '../app/use-leave-guard.ts';
import { readFolder } from '../entry/read-folder.ts';
import { overrideChange } from './override-change.ts';
import { type Override, overridesOf } from './overrides.ts';
import { currentOf, saveOverride } from './save-override.ts';
import { noTexts, readTyped, reduceTexts } from './text-history.ts';
import { textsQuery } from './texts-query.ts';

/** After the last change, so that a word is one save and not five. */
const pauseMs = 700;
/** After a save that failed. */
const retryMs = 5_000;

type Overrides = ReadonlyMap<string, Override>;

export type OpenedTexts = {
  readonly websiteId: number;
  readonly locale: string;
  readonly texts: readonly InterfaceText[];
  /** The components of the locale. */
  readonly entries: readonly EditorEntry[];
  /** What components replace in the original, whose ids a translation shares. */
  readonly originals: Overrides | undefined;
};

/** Somebody else changed the component of a text meanwhile. */
type StaleText = { readonly slug: string; readonly current: EditorEntry };

/** What is typed over the texts of the interface: its history, its saves, and its conflicts. */
export function useTextDrafts(opened: OpenedTexts) {
  const { websiteId, locale } = opened;
  const [history, dispatch] = useReducer(reduceTexts, noTexts);
  const store = useStoredEntries(opened);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [stale, setStale] = useState<StaleText>();
  const { overrides } = store;
  const pending = pendingOf(history.typed, overrides).filter((slug) => slug !== stale?.slug);
  const typed = useRef(history.typed);
  typed.current = history.typed;

  const save = async (slug: string) => {
    setSaving(true);
    try {
      const known = store.read();
      const place = placeOf(slug, { ...opened, known });
      const wanted = typed.current.get(slug) ?? '';
      const change = overrideChange(place, known.get(slug), { wanted, now: new Date() });
      store.put(await saveOverride(websiteId, change));
      setError(undefined);
    } catch (failure) {
      const current = currentOf(failure);
      if (current) setStale({ slug, current });
      setError(current ? undefined : (failure as Error).message);
    } finally {
      setSaving(false);
    }
  };
  const running = useRef<Promise<void>>(Promise.resolve());
  /** One save at a time. */
  const saveNext = (slug: string) => {
    running.current = running.current.then(() => save(slug));
    return running.current;
  };
  const latest = useRef({ saveNext, pending });
  latest.current = { saveNext, pending };
  const [next] = pending;
  // Whatever is typed begins the pause anew.
  useEffect(() => {
    if (next === undefined || isSaving) return;
    const pause = error === undefined ? pauseMs : retryMs;
    const timer = setTimeout(() => void latest.current.saveNext(next), pause);
    return () => clearTimeout(timer);
  }, [next, isSaving, error, history.typed]);
  // Who leaves for another locale or screen loses nothing.
  useEffect(
    () => () => {
      for (const slug of latest.current.pending) void latest.current.saveNext(slug);
    },
    [],
  );
  useLeaveGuard(pending.length > 0);

  const textOf = (slug: string) => history.typed.get(slug) ?? overrides.get(slug)?.text ?? '';
  const type = (slug: string, text: string) =>
    dispatch({ kind: 'type', slug, from: textOf(slug), to: readTyped(text), time: Date.now() });
  return {
    ...{ websiteId, locale, history, overrides, dispatch, textOf, type, stale, error },
    /** After a publication that was refused, which stores when each text changed. */
    reload: store.reload,
    status: statusOf({ stale, error, isSaving, isPending: pending.length > 0 }),
    /** Takes a side of a conflict; the other text can be undone to. */
    resolveStale(side: 'mine' | 'theirs') {
      if (!stale) return;
      const { slug, current } = stale;
      store.put(current);
      setStale(undefined);
      if (side === 'theirs') type(slug, overridesOf([current]).get(slug)?.text ?? '');
    },
  };
}

export type TextDrafts = ReturnType<typeof useTextDrafts>;

/** The components as they are stored, of which a save also reads what the one before it wrote. */
function useStoredEntries({ websiteId, locale, texts, entries }: OpenedTexts) {
  const queryClient = useQueryClient();
  const known = useRef<ReadonlyMap<string, EditorEntry>>(undefined);
  known.current ??= new Map(entries.map((entry) => [entry.id, entry]));
  const [stored, setStored] = useState(known.current);
  const overrides = useMemo(() => overridesOf([...stored.values()]), [stored]);
  const replace = (next: ReadonlyMap<string, EditorEntry>) => {
    known.current = next;
    setStored(next);
    const { queryKey } = textsQuery(websiteId, locale);
    queryClient.setQueryData(queryKey, { texts: [...texts], entries: [...next.values()] });
    void queryClient.invalidateQueries({ queryKey: ['entries', websiteId] });
  };
  return {
    overrides,
    read: () => overridesOf([...(known.current?.values() ?? [])]),
    put(entry: EditorEntry) {
      const next = new Map(known.current).set(entry.id, entry);
      if (!entry.published && !entry.draft) next.delete(entry.id);
      replace(next);
    },
    async reload() {
      const all = await readFolder(websiteId, { folder: 'components', locale });
      replace(new Map(all.map((entry) => [entry.id, entry])));
    },
  };
}

const pendingOf = (typed: ReadonlyMap<string, string>, overrides: Overrides): string[] =>
  [...typed].flatMap(([slug, text]) => (text === (overrides.get(slug)?.text ?? '') ? [] : [slug]));

function placeOf(
  slug: string,
  { texts, locale, entries, originals, known }: OpenedTexts & { readonly known: Overrides },
) {
  const taken = new Set([
    ...entries.map(({ id }) => id),
    ...[...known.values()].map(({ entry }) => entry.id),
  ]);
  const wanted = [originals?.get(slug)?.entry.id ?? slug, slug, `${slug}-text`.slice(-64)];
  const id = wanted.find((each) => !taken.has(each)) ?? `${slug}-${Date.now()}`.slice(-64);
  const key = texts.find((text) => text.slug === slug)?.key ?? slug;
  return { key, slug, locale, id };
}

type State = {
  readonly stale: StaleText | undefined;
  readonly error: string | undefined;
  readonly isSaving: boolean;
  readonly isPending: boolean;
};

function statusOf({ stale, error, isSaving, isPending }: State): SaveStatus {
  if (stale) return 'stale';
  if (error !== undefined) return 'failed';
  if (isSaving) return 'saving';
  return isPending ? 'unsaved' : 'saved';
}
