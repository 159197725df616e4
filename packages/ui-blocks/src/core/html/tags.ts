const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'source']);

/** The parts of an element's HTML around its attributes and content. */
export interface Tag {
  /** `<p` */
  readonly start: string;
  /** `<p>`, without attributes. */
  readonly open: string;
  /** `</p>`; undefined for a void element. */
  readonly close: string | undefined;
}

/** A cache by tag; tags come from our own components, never from content. */
const tags = new Map<string, Tag>();

export function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  const isVoid = VOID_TAGS.has(name);
  const tag = { start: `<${name}`, open: `<${name}>`, close: isVoid ? undefined : `</${name}>` };
  tags.set(name, tag);
  return tag;
}
