import type { EditorEntry } from '@plaza/contract/editor';
import { textOf } from '../../entry/change-entries.ts';

export type Unsaved = {
  readonly text: string;
  /** Whether somebody else has saved or published the entry since the text was typed. */
  readonly isStale: boolean;
};

/**
 * Keeps the text of an entry whose screen is left before it is stored, in this tab: the save may fail when no screen is
 * there to say so. A browser without storage, or with a full one, keeps nothing.
 *
 * @param base the entry that the text was typed on
 */
export function keepUnsaved(websiteId: number, base: EditorEntry, text: string): void {
  try {
    const kept = { text, base: versionsOf(base) };
    sessionStorage.setItem(keyOf(websiteId, base), JSON.stringify(kept));
  } catch {}
}

/** Forgets the text of an entry, because it is stored or another was chosen. */
export function dropUnsaved(websiteId: number, entry: EditorEntry): void {
  try {
    sessionStorage.removeItem(keyOf(websiteId, entry));
  } catch {}
}

/** The text that was kept of an entry when its screen was left. */
export function readUnsaved(websiteId: number, entry: EditorEntry): Unsaved | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(websiteId, entry));
    if (!kept) return undefined;
    const { text, base } = JSON.parse(kept) as { text: string; base: string };
    return { text, isStale: base !== versionsOf(entry) && text !== textOf(entry) };
  } catch {
    return undefined;
  }
}

const keyOf = (websiteId: number, { folder, locale, id }: EditorEntry) =>
  `plaza:unsaved:${websiteId}/${folder}/${locale}/${id}`;

const versionsOf = ({ published, draft }: EditorEntry) =>
  `${published?.version ?? 0}/${draft?.version ?? 0}`;
