import type { ContentEntity } from '@plaza/contract';
import { entryRules, pageRules } from './content-rules.ts';
import { type EntryRule, entriesIn, type Finding } from './model.ts';

/** A finding and the rule that has it. */
export type RuleFinding = { readonly rule: string; readonly finding: Finding };

type Entries = AsyncIterable<ContentEntity> | Iterable<ContentEntity>;

/** Folders whose entries rules compare with each other: a check of part of the content needs all of them. */
export const COMPARED_FOLDERS: ReadonlySet<string> = new Set(['pages', 'products', 'components']);

/** Entries in memory at once. */
const BLOCK = 200;

/**
 * Applies every rule for content to any number of entries. In memory are a block of entries, the
 * products, the components and the heads of pages.
 */
export async function checkContent(entries: Entries): Promise<RuleFinding[]> {
  const found: RuleFinding[] = [];
  const kept: ContentEntity[] = [];
  const pages: ContentEntity[] = [];
  for await (const block of blocksOf(entries)) {
    found.push(...apply(entryRules, block));
    kept.push(...block.filter(({ folder }) => folder === 'products' || folder === 'components'));
    pages.push(...block.flatMap(headOnly));
  }
  return [...found, ...apply(pageRules, [...pages, ...kept])];
}

/**
 * Applies every rule for content to one entry.
 *
 * @param others of its locale: the pages, products and components, which pages are compared with
 * @returns what is wrong with the entry itself
 */
export function checkEntry(entity: ContentEntity, others: readonly ContentEntity[]): RuleFinding[] {
  // The later one of two pages has the finding.
  const together = [
    ...others.filter(({ folder }) => folder !== 'pages'),
    ...others.flatMap(headOnly),
    entity,
  ];
  return [...apply(entryRules, [entity]), ...apply(pageRules, together)].filter(
    ({ finding }) => finding.file === `content/${entity.file}`,
  );
}

const apply = (
  rules: Readonly<Record<string, EntryRule>>,
  entities: readonly ContentEntity[],
): RuleFinding[] =>
  Object.entries(rules).flatMap(([rule, find]) =>
    find({
      ...{ entities, isRelease: false },
      entries: entriesIn(entities),
      isWhole: () => true,
    }).map((finding) => ({ rule, finding })),
  );

/** A page without its text, unless a rule reads it. */
function headOnly(entity: ContentEntity): ContentEntity[] {
  if (entity.folder !== 'pages') return [];
  const { productList, pageType } = entity.value;
  if (productList?.amount !== undefined || pageType === 'PrivacyPolicy') return [entity];
  return [{ ...entity, value: { ...entity.value, body: { type: 'doc', content: [] } } }];
}

async function* blocksOf(entities: Entries) {
  let block: ContentEntity[] = [];
  for await (const entity of entities) {
    block.push(entity);
    if (block.length < BLOCK) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}
