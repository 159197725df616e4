/**
 * Maximum entries of a list response. A site with more needs paging, which the API does not have.
 */
export const LIST_LIMIT = 5000;

/** Entries on a page of a list. */
export const LIST_PAGE_SIZE = 20;
