import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPARED_FOLDERS } from '@plaza/check';
import type { ContentEntity } from '@plaza/contract';
import type { EntryFacts, FolderPictures } from '@plaza/contract/content-folder';
import { privateFolder } from '../private-folder.ts';
import type { StoredEntry } from './content-row.ts';
import { fileStamp } from './file-stamp.ts';
import { importerVersion } from './importer-version.ts';

type Pictures = FolderPictures['pictures'];

/** A file without any issue, as it was at an import. */
export interface NotedFile {
  readonly stamp: string;
  readonly entry: StoredEntry;
  /** Ids of the pictures that the entry names. */
  readonly pictures: readonly string[];
  readonly facts: EntryFacts;
}

/** A note as its file has it: almost all are written again as they were read. */
type Line = { readonly text: string; readonly noted: NotedFile };

type Notes = { readonly made: string | undefined; readonly lines: ReadonlyMap<string, Line> };

/** What the importer found in a folder the last time, so that it reads what changed since. */
export interface FolderNotes {
  /** The note of a file that is as it was. Call it before reading any file: it notes the time. */
  find(file: string, pictures: Pictures): NotedFile | undefined;
  add(entity: ContentEntity, noted: Omit<NotedFile, 'stamp'>): void;
  /** Finds nothing from now on. */
  forget(): void;
  /** Call it when the content is stored; only then every rule was applied. */
  save(): Promise<void>;
}

/**
 * Opens the notes of a folder. They describe files alone: whether the database has an entry is
 * compared by its hash. Two imports at once each write whole notes, and the last ones stay.
 *
 * @param options the version of the importer; without one, or a private place, there are no notes
 */
export function openFolderNotes(
  folder: string,
  { version = importerVersion(import.meta.filename), now = Date.now() }: NotesOptions = {},
): FolderNotes | undefined {
  const place = version && privateFolder('plaza-imports');
  if (!place) return undefined;
  const file = join(place, `${digest(folder)}.jsonl`);
  return createNotes(folder, { file, version, now });
}

interface NotesOptions {
  readonly version?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

type Place = { readonly file: string; readonly version: string; readonly now: number };

function createNotes(folder: string, { file, version, now }: Place): FolderNotes {
  let read = readNotes(file);
  const stamps = new Map<string, string>();
  const next = new Map<string, string>();
  let made: string | undefined;
  return {
    find(name, pictures) {
      made ??= digest(JSON.stringify([version, ...pictures]));
      const stamp = fileStamp(`${folder}/${name}`, now);
      if (stamp === undefined) return undefined;
      stamps.set(name, stamp);
      const line = read?.made === made ? read.lines.get(name) : undefined;
      if (line?.noted.stamp !== stamp) return undefined;
      next.set(name, line.text);
      return line.noted;
    },
    add(entity, noted) {
      const stamp = stamps.get(entity.file);
      // A rule that compares entries needs all of them.
      if (stamp === undefined || COMPARED_FOLDERS.has(entity.folder)) return;
      next.set(entity.file, JSON.stringify([entity.file, { ...noted, stamp }]));
    },
    forget() {
      read = undefined;
    },
    async save() {
      const text = [JSON.stringify({ made }), ...next.values()].join('\n');
      const written = `${file}.${randomUUID()}`;
      // Without notes, the next import reads everything.
      await writeFile(written, text, { mode: 0o600 })
        .then(() => rename(written, file))
        .catch(() => {});
    },
  };
}

/** Those that cannot be read are none. */
function readNotes(file: string): Notes | undefined {
  try {
    const [head = '', ...texts] = readFileSync(file, 'utf8').split('\n');
    const lines = texts.map((text): [string, Line] => {
      const [name, noted] = JSON.parse(text);
      return [name, { text, noted }];
    });
    return { ...JSON.parse(head), lines: new Map(lines) };
  } catch {
    return undefined;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
