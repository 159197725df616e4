import { normalizeEmail } from '.././flow-answers.ts';

/** What the keyed hash of an address is made from: it finds a person at one website, and nowhere else. */
export const hashedEmail = (websiteId: number, email: string) =>
  `${websiteId} ${normalizeEmail(email)}`;
