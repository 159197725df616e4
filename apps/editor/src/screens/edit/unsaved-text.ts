import type { EditorEntry } from '@plaza/contract/editor';
import { useState } from 'react';
import { useSession } from '../../app/use-website.ts';
import { textOf } from '../../entry/change-entries.ts';

export type Unsaved = {
  readonly text: string;
  /** Whether somebody else has saved or published the entry since the text was typed. */
  readonly isStale: boolean;
};

/**
 * The text of an entry whose screen was left before it was stored, kept in this tab for this user: the save may fail
 * when no screen is there to say so. A browser without storage, or with a full one, keeps nothing.
 *
 * @param opened the entry that the screen shows; another entry needs another screen
 */
export function useUnsavedText(websiteId: number, opened: EditorEntry) {
  const userId = useSession()?.user.id;
  const [place] = useState(() => {
    const key = keyOf(`${userId}/${websiteId}`, opened);
    return { key, found: read(key, opened) };
  });
  return {
    /** What was kept when the screen was left. */
    found: place.found,
    /** @param base the entry that the text was typed on */
    keep: (base: EditorEntry, text: string) => keep(place.key, base, text),
    /** Forgets the text, because it is stored or another was chosen. */
    drop: () => drop(place.key),
  };
}

function keep(key: string, base: EditorEntry, text: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, base: versionsOf(base) }));
  } catch {}
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

function read(key: string, entry: EditorEntry): Unsaved | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    if (!kept) return undefined;
    const { text, base } = JSON.parse(kept) as { text: string; base: string };
    return { text, isStale: base !== versionsOf(entry) && text !== textOf(entry) };
  } catch {
    return undefined;
  }
}

const keyOf = (owner: string, { folder, locale, id }: EditorEntry) =>
  `plaza:unsaved:${owner}/${folder}/${locale}/${id}`;

const versionsOf = ({ published, draft }: EditorEntry) =>
  `${published?.version ?? 0}/${draft?.version ?? 0}`;
