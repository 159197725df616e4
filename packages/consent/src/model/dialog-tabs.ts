/** The tabs of the preferences dialog in order; it opens at the first (§2.5). */
export const dialogTabs = ['consent', 'details', 'about'] as const;

export type DialogTab = (typeof dialogTabs)[number];
