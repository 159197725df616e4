/** Something that has happened on a page, as the inspector lists it. */
export type InspectorEntry = {
  readonly kind: 'consent' | 'event' | 'vendor' | 'request';
  readonly what: string;
  readonly detail?: unknown;
};

/** Lists an entry. */
export type Note = (entry: InspectorEntry) => void;
