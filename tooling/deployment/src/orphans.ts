type Generated = {
  /** What was written now, by name. */
  readonly written: ReadonlyMap<string, string>;
  /** The first line of a generated file; files without it are somebody's own. */
  readonly note: string;
};

/** The generated files of sites that are no longer there. */
export const orphans = (
  there: ReadonlyMap<string, string>,
  { written, note }: Generated,
): string[] =>
  [...there].flatMap(([name, text]) => (text.startsWith(note) && !written.has(name) ? [name] : []));
