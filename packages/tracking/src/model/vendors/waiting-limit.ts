/** Events that wait for consent or for a vendor at most; later ones are not told. */
export const WAITING_LIMIT = 100;
