import * as z from 'zod';
import { CONTENT_FOLDERS, type ContentFolder } from '../model/content-folders.ts';
import { localeSchema } from '../model/locale.ts';
import { entryId } from '../model/text.ts';

/** Stands in addresses for the locale of entries without one. */
export const NO_LOCALE = '-';

const folderSchema = z.enum(Object.keys(CONTENT_FOLDERS) as [ContentFolder, ...ContentFolder[]]);

/** An entry within its website. `locale` is '' for folders without locales. */
export const entryKeySchema = z.strictObject({
  folder: folderSchema,
  locale: z.union([localeSchema, z.literal('')]),
  id: entryId,
});
export type EditorEntryKey = z.output<typeof entryKeySchema>;

/** An entry in an address: `drafts/pages/es-ES/inicio`, `drafts/website-cookies/-/internal`. */
export const entryParamsSchema = z.object({
  folder: folderSchema,
  locale: z.union([localeSchema, z.literal(NO_LOCALE)]),
  entry: entryId,
});

/** The parameters of an address as a key. */
export const keyOfParams = ({
  folder,
  locale,
  entry,
}: z.output<typeof entryParamsSchema>): EditorEntryKey => ({
  folder,
  locale: locale === NO_LOCALE ? '' : locale,
  id: entry,
});

/** The end of an entry's address, below `drafts/` or `versions/`. */
export const entryAddress = ({ folder, locale, id }: EditorEntryKey): string =>
  `${folder}/${locale || NO_LOCALE}/${encodeURIComponent(id)}`;

export const editorFolderSchema = folderSchema;
