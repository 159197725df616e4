import { type PictureType, pictureAddress, readPictureAddress } from '@plaza/contract';
import type { EditorUser, LibraryPicture } from '@plaza/contract/editor';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { pictures } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { findUses, type PictureUses } from './picture-uses.ts';

type Reads = Pick<Orm, 'select' | 'execute'>;

interface Place {
  readonly websiteId: number;
  /** The locales that may be read, '' among them; undefined for all. */
  readonly locales: readonly string[] | undefined;
}

interface Listing extends Place {
  readonly query: {
    readonly q?: string | undefined;
    readonly page: number;
    readonly size: number;
  };
}

const columns = {
  id: pictures.id,
  mediaType: pictures.mediaType,
  bytes: sql<number>`octet_length(${pictures.bytes})`,
  name: pictures.name,
  isPublic: pictures.isPublic,
  alts: pictures.alts,
  focus: pictures.focus,
  addedBy: pictures.addedBy,
  addedAt: pictures.addedAt,
};

/** The pictures of a website, newest first, and where they are used. */
export async function listPictures(
  orm: Reads,
  { websiteId, locales, query }: Listing,
): Promise<{ total: number; pictures: LibraryPicture[] }> {
  const { q, page, size } = query;
  const where = and(inLibrary(websiteId), q === undefined ? undefined : named(q, locales));
  const [counted] = await orm.select({ total: count() }).from(pictures).where(where);
  const rows = await orm
    .select(columns)
    .from(pictures)
    .where(where)
    .orderBy(desc(pictures.addedAt), desc(pictures.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = rows.map(({ id }) => id);
  const uses = await findUses(orm, { websiteId, ids, locales });
  const shown = rows.map((row) => showPicture(row, { locales, used: uses.get(row.id) }));
  return { total: counted?.total ?? 0, pictures: shown };
}

/** A picture of the library. @throws {ProblemError} `notFound` */
export async function readLibraryPicture(
  orm: Reads,
  { websiteId, locales }: Place,
  id: string,
): Promise<LibraryPicture> {
  const [row] = await orm
    .select(columns)
    .from(pictures)
    .where(and(inLibrary(websiteId), eq(pictures.id, id)));
  if (!row) throw new ProblemError('notFound', { detail: `There is no picture ${id}` });
  const uses = await findUses(orm, { websiteId, ids: [id], locales });
  return showPicture(row, { locales, used: uses.get(id) });
}

export const inLibrary = (websiteId: number) =>
  and(eq(pictures.websiteId, websiteId), isNull(pictures.deletedAt));

/** Pictures that have words in their name, or in an alternative text that may be read. */
function named(words: string, locales: Place['locales']): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const readable = locales
    ? sql`and alt.key in (select json_array_elements_text(${JSON.stringify(locales)}::json))`
    : sql``;
  return sql`(${pictures.name} ilike ${pattern} or exists (
    select 1 from jsonb_each_text(${pictures.alts}) as alt
    where alt.value ilike ${pattern} ${readable}))`;
}

type Row = {
  readonly id: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly name: string | null;
  readonly isPublic: boolean;
  readonly alts: Readonly<Record<string, string>>;
  readonly focus: LibraryPicture['focus'] | null;
  readonly addedBy: EditorUser | null;
  readonly addedAt: Date;
};

type Told = Pick<Place, 'locales'> & { readonly used: PictureUses | undefined };

function showPicture(row: Row, { locales, used }: Told): LibraryPicture {
  const { id, mediaType, bytes, isPublic, focus, addedBy, addedAt } = row;
  const [hash = '', size = ''] = id.split('-');
  const [width = 1, height = 1] = size.split('x').map(Number);
  // Imports before there was a library did not store names.
  const name = row.name ?? (mediaType === 'image/svg+xml' ? 'picture.svg' : 'picture.png');
  const type = name.split('.').at(-1) as PictureType;
  const src = pictureAddress({ hash, width, height, name, type });
  const alts = Object.entries(row.alts).filter(([locale]) => locales?.includes(locale) ?? true);
  return {
    ...{ id, src, name, width, height, bytes, isPublic, addedAt: addedAt.toISOString() },
    type: readPictureAddress(src)?.type ?? type,
    alts: Object.fromEntries(alts),
    ...(focus && { focus }),
    ...(addedBy && { addedBy }),
    ...(used ?? { uses: [], otherUses: 0 }),
  };
}
