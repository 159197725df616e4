import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';

/** Fields that lists filter by; a category's and an author's posts are lists too. */
const FILTERS = ['slug', 'authorId', 'categoryIds', 'active'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a change of an entry moves it in a list, into one or out of one. */
export function changesLists(folder: ContentFolder, before: Fields, after: Fields): boolean {
  const order = CONTENT_FOLDERS[folder].order.map((field) => field.replace(/^-/, ''));
  return [...order, ...FILTERS].some((field) => !isSame(before[field], after[field]));
}

const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after);
