import type { SiteRule } from '../model.ts';

/** A page in the name of a partner names one of the site's partners, and its flow has one. */
export const partners: SiteRule = ({ plaza, entries }) =>
  entries('pages').flatMap(({ file, value: { whiteLabel, pageType } }) => {
    const known = Object.keys(plaza.partners ?? {});
    if (whiteLabel === undefined) {
      if (!pageType.includes('WhiteLabel')) return [];
      const message = 'a white-label page names no partner';
      return [{ file, path: ['pageType'], message, hint: 'Add whiteLabel, the partner’s token.' }];
    }
    if (known.includes(whiteLabel)) return [];
    const message = `the site has no partner “${whiteLabel}”`;
    const hint = `Add it to partners in plaza.config.ts; there are ${known.join(', ') || 'none'}.`;
    return [{ file, path: ['whiteLabel'], message, hint }];
  });
