import type { ContentFolder } from '@plaza/contract';
import type { TouchReason } from '@plaza/contract/editor';
import { type SQL, sql } from 'drizzle-orm';
import { contentEntities } from '../../database/schema.ts';
import { fieldsThatReferTo } from '../consistency.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry whose pages are looked for, as it is published and as its draft is. */
export interface TouchedEntry {
  readonly websiteId: number;
  readonly folder: ContentFolder;
  readonly id: string;
  /** What it says: published, drafted or both. */
  readonly values: readonly Fields[];
  /** Addresses of its own page that links may have: before and after. */
  readonly paths: readonly string[];
  /** The address that links have to a page that is gone once the draft is published. */
  readonly lostLink: string | undefined;
}

/** A condition on a published page, named `shown`, and why it touches the page. */
export interface TouchingRule {
  readonly reason: TouchReason;
  readonly where: SQL;
}

/** What every page of a locale shows: menus, and the texts of the interface with the company. */
const EVERYWHERE: readonly ContentFolder[] = ['menus', 'components'];

/** Page types that show a folder whole; pages of long lists say themselves what they list. */
const LISTED_ON: Readonly<Partial<Record<ContentFolder, readonly string[]>>> = {
  categories: ['PostList'],
  'glossary-terms': ['Glossary'],
  'press-releases': ['Press'],
  products: ['LoanCalculator', 'Search'],
  'question-groups': ['FAQ'],
  'search-menu-items': ['Search'],
  tools: ['ToolList'],
};

/** Blocks that show entries of a folder. */
const SHOWN_BY_BLOCK: Readonly<Partial<Record<ContentFolder, string>>> = {
  products: 'FinanceOverviewBlock',
  'cookie-categories': 'CookieTableBlock',
  'website-cookies': 'CookieTableBlock',
};

/** Fields by which an entry is on the page of another one, and the folder of that page. */
const SHOWN_ON: Readonly<
  Partial<Record<ContentFolder, { readonly field: string; readonly folder: string }>>
> = {
  products: { field: 'providerId', folder: 'providers' },
  reviews: { field: 'providerId', folder: 'providers' },
  slots: { field: 'gameProviderId', folder: 'game-providers' },
};

/** The rules of an entry, the most telling reason first. */
export function touchingRules(entry: TouchedEntry): TouchingRule[] {
  const rules = [...naming(entry), ...listing(entry)];
  if (entry.lostLink !== undefined)
    rules.push({ reason: 'links', where: textHas(...endsOf(entry.lostLink)) });
  if (EVERYWHERE.includes(entry.folder)) rules.push({ reason: 'everywhere', where: sql`true` });
  return rules;
}

function naming({ websiteId, folder, id, values, paths }: TouchedEntry): TouchingRule[] {
  const names = [
    ...fieldsThatReferTo(folder).map((row) => refers(row, id)),
    ...paths.flatMap((path) => fieldsThatReferTo('paths').map((row) => refers(row, path))),
    // A topic leads the readers of its articles on to these pages.
    ...paths.map(
      (path) => sql`shown.category_ids && array(
        select topic.id from ${contentEntities} as topic
        where topic.website_id = ${websiteId} and topic.folder = 'categories'
          and topic.locale = shown.locale and topic.body -> 'nextPaths' @> ${json([path])})`,
    ),
  ];
  const shownOn = SHOWN_ON[folder];
  if (shownOn)
    names.push(
      sql`shown.folder = ${shownOn.folder} and shown.id in (${texts(textsOf(values, shownOn.field))})`,
    );
  if (folder === 'glossary-terms')
    names.push(sql`shown.path in (${texts(textsOf(values, 'relatedPaths'))})`);
  return names.map((where) => ({ reason: 'names', where }));
}

function listing({ folder, values }: TouchedEntry): TouchingRule[] {
  const isPost = folder === 'posts';
  const lists = [
    folder,
    ...(isPost ? textsOf(values, 'categoryIds').map((id) => `posts in ${id}`) : []),
    ...(isPost ? textsOf(values, 'authorId').map((id) => `posts by ${id}`) : []),
  ];
  const block = SHOWN_BY_BLOCK[folder];
  const conditions = [
    sql`shown.listed in (${texts(lists)})`,
    sql`shown.page ->> 'pageType' in (${texts(LISTED_ON[folder] ?? [])})`,
    ...(folder === 'products' ? [sql`shown.body ? 'productList'`] : []),
    ...(block ? [textHas(`"${block}"`)] : []),
  ];
  return conditions.map((where) => ({ reason: 'lists', where }));
}

const refers = ({ folder, field }: { folder: string; field: string }, name: string): SQL => sql`
  shown.folder = ${folder} and case jsonb_typeof(shown.body -> ${field}::text)
    when 'array' then shown.body -> ${field}::text @> ${json([name])}
    else shown.body ->> ${field}::text = ${name} end`;

/** The texts of a field, whether it has one or a list. */
const textsOf = (values: readonly Fields[], field: string): string[] => [
  ...new Set(values.flatMap((value) => [value[field] ?? []].flat().map(String))),
];

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

const texts = (all: readonly string[]): SQL =>
  sql`select json_array_elements_text(${JSON.stringify(all)}::json)`;

/** How JSON ends or goes on where a link leads to an address. */
const endsOf = (link: string) => ['"', '#', '?'].map((end) => `"${link}${end}`);

const textHas = (...parts: readonly string[]): SQL =>
  sql.join(
    parts.map((part) => sql`position(${part}::text in shown.body::text) > 0`),
    sql` or `,
  );
