/** Decides when work may begin, so that requests that have come are taken in first. */
export type Intake = {
  /** A connection or a request has come. */
  readonly noteArrival: () => void;
  /** Work begins, which may hold up this turn of the event loop. */
  readonly noteWork: () => void;
  /** Whether work has to wait for a later turn. */
  readonly isBusy: () => boolean;
};
