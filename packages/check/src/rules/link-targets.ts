import { linksOf } from '../links-of.ts';
import type { EntryRule } from '../model.ts';

/** What a link can lead to: a path of the site, an anchor, a web address, a mailbox, a telephone. */
const VALID = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

/** Links lead somewhere: none runs a script, as `javascript:` does, or names an unknown scheme. */
export const linkTargets: EntryRule = ({ entities }) =>
  entities.flatMap(({ file, value }) =>
    linksOf(value).flatMap(({ path, target }) =>
      VALID.test(target)
        ? []
        : [
            {
              file: `content/${file}`,
              path,
              message: `“${target}” is not a valid link`,
              hint: 'Use /path/, #anchor or https://…',
            },
          ],
    ),
  );
