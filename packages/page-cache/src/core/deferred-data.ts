/** Header of a request for a page with the data that its visitors load on first use. */
export const wholePageHeader = 'x-whole-page';

/** Data that React has written, in which no `<` is left as it is. */
const deferred = /<script (?=[^>]* data-deferred="")[^>]*>[^<]*<\/script>/g;

/**
 * A page as its visitors get it: without the scripts of data that have the attribute
 * `data-deferred`. The scripts of the page ask for these data once they are used, of whoever asks
 * for the whole page.
 */
export const withoutDeferredData = (html: string): string => html.replace(deferred, '');
