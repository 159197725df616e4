/** A link with a translated label. */
export interface LinkItem {
  href: string;
  label: string;
  /** Whether it leads to the current page; rendered as `aria-current="page"`. */
  current?: boolean;
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
