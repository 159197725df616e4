import type { EntryRule } from '../model.ts';
import { nodesOf } from '../walk-values.ts';

/** Headings in a page's text start at level 2, below the page's own, and skip no level. */
export const headings: EntryRule = ({ entries }) =>
  [...entries('pages'), ...entries('posts')].flatMap(({ file, value: { body } }) => {
    const found = nodesOf(body).filter(({ node }) => node.type === 'heading');
    return found.flatMap(({ path, node }, index) => {
      const level = Number(node.attrs?.level);
      const before = Number(found[index - 1]?.node.attrs?.level ?? 1);
      if (level >= 2 && level - before <= 1) return [];
      const message =
        level < 2
          ? 'a level 1 heading is in the text, but the page has its own'
          : `a level ${level} heading follows a level ${before} heading`;
      const hint = `Use level ${Math.max(2, before + 1)} or one between.`;
      return [
        {
          file,
          path: ['body', ...path, 'attrs', 'level'],
          message,
          hint: level < 2 ? 'Use level 2.' : hint.replace(' or one between', ' at most'),
        },
      ];
    });
  });
