import { entryPageType } from '../core/list-content-paths.ts';
import { CONTENT_FOLDERS, type ContentEntity } from '../model/content-folders.ts';
import type { ContentIssue } from './content-folder-error.ts';
import { checkedLocale } from './locale-check.ts';

type Fields = Record<string, unknown>;

/** The reference target of a page of any folder, by its path. */
const PATHS = 'paths';

/** A reference of an entry to another one. */
export interface EntryReference {
  /** The field that has it, dotted. */
  readonly path: string;
  /** A content folder, or `paths` for any page. */
  readonly target: string;
  /** The id of the entry, or the path of the page. */
  readonly name: unknown;
  readonly locale: unknown;
}

/** An issue, and the locale in which an entry is missing. */
export type LostReference = ContentIssue & { readonly locale: unknown };

/** A name that no other entry may have. */
interface OwnName {
  /** The field that has it. */
  readonly path: string;
  readonly key: string;
}

/** All that other entries need of an entry, without its content. JSON. */
export interface EntryFacts {
  readonly file: string;
  /** Absent if the website need not have it. */
  readonly locale?: string | undefined;
  readonly names: readonly OwnName[];
  readonly references: readonly EntryReference[];
}

/** Finds issues across entries, which are added one by one; only ids and paths are kept. */
export interface ConsistencyCheck {
  /** @returns duplicate ids, slugs and paths */
  add(facts: EntryFacts): ContentIssue[];
  /**
   * Call it after the last entry.
   *
   * @param incomplete folders with unreadable files, whose entries may only seem to be missing
   * @returns references to missing entries
   */
  lostReferences(incomplete: ReadonlySet<string>): LostReference[];
}

export function createConsistencyCheck(): ConsistencyCheck {
  /** The file of each id and path. */
  const known = new Map<string, string>();
  const open: (EntryReference & { readonly file: string })[] = [];
  const isOpen = ({ target, name, locale }: EntryReference) =>
    !known.has(keyOf([target, locale, target === PATHS ? 'path' : 'id'], name));
  return {
    add(facts) {
      const { file, references } = facts;
      const issues = repetitions(facts, known);
      for (const reference of references) if (isOpen(reference)) open.push({ ...reference, file });
      return issues;
    },
    lostReferences(incomplete) {
      const isChecked = ({ target }: EntryReference) =>
        target === PATHS ? incomplete.size === 0 : !incomplete.has(target);
      return open
        .filter((reference) => isChecked(reference) && isOpen(reference))
        .map(({ file, path, target, name, locale }) => {
          const place = target === PATHS ? 'no page' : `not in ${target}`;
          const message = `${JSON.stringify(name)} is ${place} of ${locale}`;
          return { file, path, message, locale };
        });
    },
  };
}

function repetitions({ file, names }: EntryFacts, known: Map<string, string>): ContentIssue[] {
  return names.flatMap(({ path, key }) => {
    const earlier = known.get(key);
    known.set(key, earlier ?? file);
    if (earlier === undefined) return [];
    return [{ file, path, message: `${nameOf(key)} is already used by ${earlier}` }];
  });
}

/** An entry that says to be the translation of itself. */
export function ownTranslation({ file, value }: ContentEntity): ContentIssue[] {
  const { translationOf, locale }: Fields = { ...value };
  if (translationOf === undefined || translationOf !== locale) return [];
  const message = `is the entry's own locale; name that of the original, or leave it out`;
  return [{ file, path: 'translationOf', message }];
}

export function entryFacts(entity: ContentEntity): EntryFacts {
  const { folder, file } = entity;
  const fields: Fields = { ...entity.value };
  const own = ['id', ...CONTENT_FOLDERS[folder].unique].map((path) => ({ path, scope: folder }));
  // A path has one page, whichever folder it is in.
  const page = entryPageType(entity) === undefined ? [] : [{ path: 'path', scope: PATHS }];
  const names = [...own, ...page].map(({ path, scope }) => ({
    path,
    key: keyOf([scope, fields.locale, path], fields[path]),
  }));
  return { file, locale: checkedLocale(entity), names, references: entryReferences(entity) };
}

/** What an entry refers to, by `CONTENT_FOLDERS`; also its original, if it is a translation. */
export function entryReferences({ folder, value }: ContentEntity): EntryReference[] {
  const fields: Fields = { ...value };
  const { locale, id, translationOf } = fields;
  const rows = Object.entries<string>(CONTENT_FOLDERS[folder].references);
  const original = { path: 'translationOf', target: folder, name: id, locale: translationOf };
  const named = rows.flatMap(([path, target]) => {
    const value = fields[path];
    if (!Array.isArray(value))
      return value === undefined ? [] : [{ path, target, name: value, locale }];
    return value.map((name, index) => ({ path: `${path}.${index}`, target, name, locale }));
  });
  return translationOf === undefined ? named : [...named, original];
}

/** The place of a name: its scope, locale and field, none of which has a slash. */
type Place = readonly [scope: string, locale: unknown, field: string];

/** The key of a name, one text without quotes: JSON in the JSON of notes takes long to read. */
const keyOf = (place: Place, name: unknown) =>
  `${place.join('/')}/${typeof name === 'string' ? `=${name}` : JSON.stringify(name)}`;

/** The name of a key, as JSON. */
function nameOf(key: string): string {
  const name = key.split('/').slice(3).join('/');
  return name.startsWith('=') ? JSON.stringify(name.slice(1)) : name;
}
