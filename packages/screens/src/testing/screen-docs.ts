import type { ContentFolder } from '@plaza/contract';

/** How assistive technology and the keyboard meet a page, besides what every page has. */
export interface ScreenAccessibility {
  /** Landmarks inside `main`. */
  landmarks: string;
  /** Headings from the top to the bottom. */
  headings: string;
  /** What the keyboard does; that links alone take the focus, if so. */
  keys: string;
  /** What a screen reader says, of an example. */
  reader: string;
}

/** A condition of a page, and what it shows then. */
export interface ScreenState {
  state: string;
  shows: string;
  /** The story of `Screens/Answered` that shows it. */
  story?: string;
}

/** A change of a screen that visitors or editors notice. */
export interface ScreenChange {
  /** ISO date. */
  date: string;
  what: string;
}

/** What fields of an entry do on a page, by their path: `productList.amount`. */
export type FieldDocs = Readonly<Record<string, string>>;

/** What a designer or an editor must know of a screen: a file `docs.ts` beside it. */
export interface ScreenDocs {
  /** What its pages are for. */
  purpose: string;
  /** When another screen is right, and which. */
  avoid: string;
  /**
   * The fields of content that do something particular here, by folder; `common-fields.ts` explains
   * the others. Of `productList`, `tool` and `whiteLabel`, a screen names what it reads.
   */
  fields?: Readonly<Partial<Record<ContentFolder, FieldDocs>>>;
  /** Worded as they would stand on a page. */
  follow: readonly string[];
  /** Worded likewise, each with what is wrong. */
  mistakes: readonly string[];
  accessibility: ScreenAccessibility;
  states: readonly ScreenState[];
  /** `stable`: its content stays readable. `new`: less than a release old. `deprecated`: use what `avoid` names. */
  status: 'stable' | 'new' | 'deprecated';
  /** Newest first. */
  changes: readonly ScreenChange[];
}
