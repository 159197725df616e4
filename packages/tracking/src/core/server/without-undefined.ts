type Given<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** A record without the fields that are undefined; JSON has none, and tests compare whole records. */
export const withoutUndefined = <T extends object>(record: T): Partial<Given<T>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<
    Given<T>
  >;
