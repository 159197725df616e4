import { ENTRY_STATES, type EntryState } from '@plaza/contract/editor';

/** What the list of entries shows, as its address has it. */
export type FindSearch = {
  readonly folder?: string;
  readonly locale?: string;
  readonly state?: EntryState;
  readonly missingIn?: string;
  readonly q?: string;
  readonly path?: string;
  readonly page?: number;
};

const textOf = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && `${value}` !== ''
    ? `${value}`.slice(0, 200)
    : undefined;

/** Reads the query of an address; what is not valid is left out. */
export function readFindSearch(query: Readonly<Record<string, unknown>>): FindSearch {
  const state = ENTRY_STATES.find((each) => each === query.state);
  const page = Number(query.page);
  const texts = {
    folder: textOf(query.folder),
    locale: textOf(query.locale),
    missingIn: textOf(query.missingIn),
    q: textOf(query.q),
    path: textOf(query.path),
  };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(state && { state }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
