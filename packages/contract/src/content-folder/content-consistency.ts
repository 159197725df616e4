import { entryPageType } from '../core/list-content-paths.ts';
import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
} from '../model/content-folders.ts';
import type { ContentIssue } from './content-folder-error.ts';

type Fields = Record<string, unknown>;

/** The reference target of a page of any folder, by its path. */
const PATHS = 'paths';

/**
 * Issues across entries: duplicate ids and paths, and references to missing entries.
 *
 * @param incomplete folders with unreadable files, whose entries may only seem to be missing
 */
export function inconsistencies(
  entities: readonly ContentEntity[],
  incomplete: ReadonlySet<string>,
): ContentIssue[] {
  const known = new Map<string, string>();
  const issues = entities.flatMap((entity) => repetitions(entity, known));
  return [
    ...issues,
    ...entities.flatMap((entity) => lostReferences(entity, { known, incomplete })),
  ];
}

function repetitions(entity: ContentEntity, known: Map<string, string>): ContentIssue[] {
  const { folder, file } = entity;
  const fields: Fields = { ...entity.value };
  const own = ['id', ...CONTENT_FOLDERS[folder].unique].map((path) => ({ path, scope: folder }));
  // A path has one page, whichever folder it is in.
  const page = entryPageType(entity) === undefined ? [] : [{ path: 'path', scope: PATHS }];
  return [...own, ...page].flatMap(({ path, scope }) => {
    const key = keyOf(scope, fields.locale, path, fields[path]);
    const earlier = known.get(key);
    known.set(key, earlier ?? file);
    if (earlier === undefined) return [];
    const value = JSON.stringify(fields[path]);
    return [{ file, path, message: `${value} is already used by ${earlier}` }];
  });
}

interface Known {
  /** The file of each id and path. */
  readonly known: ReadonlyMap<string, string>;
  readonly incomplete: ReadonlySet<string>;
}

function lostReferences(entity: ContentEntity, { known, incomplete }: Known): ContentIssue[] {
  const fields: Fields = { ...entity.value };
  const references = Object.entries<string>(CONTENT_FOLDERS[entity.folder].references);
  const checked = references.filter(([, target]) =>
    target === PATHS ? incomplete.size === 0 : !incomplete.has(target),
  );
  return checked.flatMap(([path, target]) => {
    const field = target === PATHS ? 'path' : 'id';
    const value = fields[path];
    const named = [value ?? []].flat();
    return named.flatMap((name, index) => {
      if (known.has(keyOf(target, fields.locale, field, name))) return [];
      const place = target === PATHS ? 'no page' : `not in ${target}`;
      const message = `${JSON.stringify(name)} is ${place} of ${fields.locale}`;
      return [
        { file: entity.file, path: Array.isArray(value) ? `${path}.${index}` : path, message },
      ];
    });
  });
}

function keyOf(folder: ContentFolder | string, ...parts: unknown[]): string {
  return JSON.stringify([folder, ...parts]);
}
