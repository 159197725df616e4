import type { BlockDocs } from './block-docs.ts';

/** What the documentation of a part lacks; nothing if it is whole. */
export function docsIssues(docs: BlockDocs): string[] {
  const { purpose, avoid, follow, mistakes, accessibility, changes } = docs;
  const { roles, keys, reader } = accessibility;
  const dates = changes.map(({ date }) => date);
  const sentences = { purpose, avoid, roles, keys };
  const examples = { reader, follow: follow.join(), mistakes: mistakes.join() };
  return [
    ...Object.entries(sentences).flatMap(([name, text]) =>
      /^[A-Z].{20,}\.$/.test(text) ? [] : [`${name} is no sentence`],
    ),
    ...Object.entries(examples).flatMap(([name, text]) =>
      text.length > 12 ? [] : [`${name} has no example`],
    ),
    ...(changes.at(-1)?.what === 'Added.' ? [] : ['the first change is not “Added.”']),
    ...(`${dates}` === `${dates.toSorted().toReversed()}`
      ? []
      : ['the newest change is not first']),
  ];
}
