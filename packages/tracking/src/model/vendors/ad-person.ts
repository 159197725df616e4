/** Who a visitor has said to be, for advertising (§5). An absent or empty value is not told. */
export type AdPerson = {
  readonly email?: string;
  readonly phone?: string;
};
