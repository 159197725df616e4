import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
} from '../model/content-folders.ts';
import type { ContentIssue } from './content-folder-error.ts';

type Fields = Record<string, unknown>;

/**
 * Issues across entries: duplicate ids and paths, and references to missing entries.
 *
 * @param incomplete folders with unreadable files, whose entries may only seem to be missing
 */
export function inconsistencies(
  entities: readonly ContentEntity[],
  incomplete: ReadonlySet<string>,
): ContentIssue[] {
  const ids = new Map<string, string>();
  const issues = entities.flatMap((entity) => repetitions(entity, ids));
  return [...issues, ...entities.flatMap((entity) => lostReferences(entity, { ids, incomplete }))];
}

function repetitions(entity: ContentEntity, seen: Map<string, string>): ContentIssue[] {
  const fields: Fields = { ...entity.value };
  return ['id', ...CONTENT_FOLDERS[entity.folder].unique].flatMap((path) => {
    const key = keyOf(entity.folder, fields.locale, path, fields[path]);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? entity.file);
    if (earlier === undefined) return [];
    const value = JSON.stringify(fields[path]);
    return [{ file: entity.file, path, message: `${value} is already used by ${earlier}` }];
  });
}

interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly incomplete: ReadonlySet<string>;
}

function lostReferences(entity: ContentEntity, { ids, incomplete }: Known): ContentIssue[] {
  const fields: Fields = { ...entity.value };
  const references = Object.entries<string>(CONTENT_FOLDERS[entity.folder].references);
  const checked = references.filter(([, folder]) => !incomplete.has(folder));
  return checked.flatMap(([path, folder]) => {
    const field = folder === 'pages' ? 'path' : 'id';
    const value = fields[path];
    const named = [value ?? []].flat();
    return named.flatMap((name, index) => {
      if (ids.has(keyOf(folder, fields.locale, field, name))) return [];
      const message = `${JSON.stringify(name)} is not in ${folder} of ${fields.locale}`;
      return [
        { file: entity.file, path: Array.isArray(value) ? `${path}.${index}` : path, message },
      ];
    });
  });
}

function keyOf(folder: ContentFolder | string, ...parts: unknown[]): string {
  return JSON.stringify([folder, ...parts]);
}
