/** A link whose words the caller has already translated. */
export interface LinkItem {
  href: string;
  label: string;
  /** True for the page the visitor is on; marked up as `aria-current="page"`. */
  current?: boolean;
}

/** One line of a description list, e.g. a phone number with its `tel:` link. */
export interface DescriptionItem {
  term: string;
  value: string;
  href?: string;
}
