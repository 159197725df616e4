/** What a parameter of an event may hold. */
export type EventValue = string | number | boolean;

/** One thing that happened, with one id from here to the vendors and the database (§9). */
export type TrackingEvent = {
  readonly id: string;
  readonly name: string;
  readonly params: Readonly<Record<string, EventValue>>;
};
