/**
 * Maximum entries of a list response. A site with more needs paging, which the API does not have.
 */
export const LIST_LIMIT = 5000;
