/** Entries of one list answer, at most. A site with more needs paging, which the calls do not have. */
export const LIST_LIMIT = 5000;
