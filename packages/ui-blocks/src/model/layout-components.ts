import type { IconDrawing } from './icon-drawing.ts';

/** A link with a translated label. */
export interface LinkItem {
  href: string;
  label: string;
  /** Whether it leads to the current page; rendered as `aria-current="page"`. */
  current?: boolean;
}

/** An entry of a menu: a link, a group of links, or both. */
export interface MenuEntry {
  label: string;
  href?: string | undefined;
  /** Whether it leads to the current page. */
  current?: boolean;
  icon?: MenuIcon | undefined;
  description?: string | undefined;
  items?: readonly MenuEntry[] | undefined;
}

/** A named icon, or the drawing of any other. */
export interface MenuIcon {
  name: string;
  drawing?: IconDrawing | undefined;
}

/** One line of a description list, e.g. a phone number with its `tel:` link. */
export interface DescriptionItem {
  term: string;
  value: string;
  href?: string;
}

/** A date formatted for the visitor, with its ISO 8601 form for `time`. */
export interface DatedText {
  dateTime: string;
  text: string;
}
