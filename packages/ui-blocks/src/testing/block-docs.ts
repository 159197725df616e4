/** How assistive technology and the keyboard meet a block. */
export interface BlockAccessibility {
  /** Elements and roles. */
  roles: string;
  /** What the keyboard does; that nothing takes the focus, if so. */
  keys: string;
  /** What a screen reader says, of an example. */
  reader: string;
}

/** A change of a block that its users notice. */
export interface BlockChange {
  /** ISO date. */
  date: string;
  what: string;
}

/** What an editor or a designer must know of a block: a file `docs.ts` beside it. */
export interface BlockDocs {
  /** What it is for. */
  purpose: string;
  /** When to use something else, and what. */
  avoid: string;
  /** Worded as they would stand on a page. */
  follow: readonly string[];
  /** Worded likewise, each with what is wrong. */
  mistakes: readonly string[];
  /** What each field of a part's data is; a block has that in its schema. */
  fields?: Readonly<Record<string, string>>;
  /** The sample entry that a part is filled from, by its folder and fields; other parts have `fields`. */
  entry?: { readonly folder: string } & Readonly<Record<string, string>>;
  accessibility: BlockAccessibility;
  /** `stable`: its data stays readable. `new`: less than a release old. `deprecated`: use what `avoid` names. */
  status: 'stable' | 'new' | 'deprecated';
  /** Newest first. */
  changes: readonly BlockChange[];
}
