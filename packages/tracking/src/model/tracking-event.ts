/** The value of an event parameter. */
export type EventValue = string | number | boolean;

/** An event with one id for vendors and the database (§9). */
export type TrackingEvent = {
  readonly id: string;
  readonly name: string;
  readonly params: Readonly<Record<string, EventValue>>;
};
