/** Maximum entries of a whole list. A longer one is read in pages. */
export const LIST_LIMIT = 5000;

/** Entries of a page of a list, where a request or a site names no size. */
export const LIST_PAGE_SIZE = 20;

/** Maximum entries of a page of a list. */
export const LIST_PAGE_LIMIT = 100;
