/** The word that all documents of a website and locale have, such as `101/es-ES`. */
export const searchScope = (websiteId: number, locale: string): string => `${websiteId}/${locale}`;
