/** A visitor's email and phone for advertising (§5). Empty values are not sent. */
export type AdPerson = {
  readonly email?: string;
  readonly phone?: string;
};
