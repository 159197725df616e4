const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'source']);

/** What is written for an element around its attributes and its content. */
export interface Tag {
  /** `<p` */
  readonly start: string;
  /** `<p>`, without attributes. */
  readonly open: string;
  /** `</p>`; undefined for a void element. */
  readonly close: string | undefined;
}

/** Grows with the tags that our own components write, never with content. */
const tags = new Map<string, Tag>();

export function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  const isVoid = VOID_TAGS.has(name);
  const tag = { start: `<${name}`, open: `<${name}>`, close: isVoid ? undefined : `</${name}>` };
  tags.set(name, tag);
  return tag;
}
