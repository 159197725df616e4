import type { ContentRule } from '../model.ts';
import { nodesOf } from '../walk-values.ts';

/** Headings of a page's text begin at level 2, below the page's own, and skip no level. */
export const headings: ContentRule = ({ entries }) =>
  [...entries('pages'), ...entries('posts')].flatMap(({ file, value: { body } }) => {
    const found = nodesOf(body).filter(({ node }) => node.type === 'heading');
    return found.flatMap(({ path, node }, index) => {
      const level = Number(node.attrs?.level);
      const before = Number(found[index - 1]?.node.attrs?.level ?? 1);
      if (level >= 2 && level - before <= 1) return [];
      const message =
        level < 2
          ? 'a heading of level 1 is in the text, but the page has its own'
          : `a heading of level ${level} follows one of level ${before}`;
      const hint = `Give it level ${Math.max(2, before + 1)} or one between.`;
      return [
        {
          file,
          path: ['body', ...path, 'attrs', 'level'],
          message,
          hint: level < 2 ? 'Give it level 2.' : hint.replace(' or one between', ' at most'),
        },
      ];
    });
  });
