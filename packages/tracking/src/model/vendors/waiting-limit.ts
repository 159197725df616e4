/** Maximum number of events queued for consent or for a vendor; later ones are dropped. */
export const WAITING_LIMIT = 100;
