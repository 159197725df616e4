/** One of the parts of a run, for one of several machines. */
export type Shard = { readonly index: number; readonly count: number };

/**
 * Reads `2/4`, the second of four shards.
 *
 * @throws {Error} for any other text
 */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard ${text} is not a shard, such as 1/4`);
  return { index, count };
}

/**
 * The items of a shard. They are dealt back and forth (1 2 3 3 2 1), so that the shards of a list take about as long if
 * it is sorted by duration.
 */
export const itemsOf = <Item>({ index, count }: Shard, items: readonly Item[]): Item[] =>
  items.filter((_, at) => {
    const place = at % count;
    const isForth = Math.floor(at / count) % 2 === 0;
    return index === (isForth ? place + 1 : count - place);
  });
