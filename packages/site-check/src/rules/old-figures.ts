import { areOld } from '@plaza/screens';
import type { Finding, SiteRule } from '../model.ts';

/** The figures of active products were checked within the site's `figuresLimit`. */
export const oldFigures: SiteRule = ({ entries, plaza }) => {
  const { figuresLimit } = plaza.site;
  return entries('products').flatMap(({ file, value }): Finding[] => {
    const { active, updatedAt } = value;
    if (!active || !updatedAt || !areOld(updatedAt, figuresLimit)) return [];
    return [
      {
        file,
        path: ['updatedAt'],
        severity: 'warning',
        message: `the figures were checked on ${updatedAt.slice(0, 10)}, more than ${figuresLimit} days ago: the card says that they are old`,
        hint: 'Check them with the provider, then set "updatedAt" to that day.',
      },
    ];
  });
};
