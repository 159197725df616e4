/** One entry of the inspector. */
export type InspectorEntry = {
  readonly kind: 'consent' | 'event' | 'vendor' | 'request';
  readonly what: string;
  readonly detail?: unknown;
};

/** Adds an entry. */
export type Note = (entry: InspectorEntry) => void;
