import type { Deployment } from '../deployment/deployment.ts';

/** How long and how hard a run is: the whole command, or its short form in CI. */
export interface Scale {
  readonly name: 'full' | 'short';
  readonly pagesPerSecond: number;
  readonly impressionsPerSecond: number;
  /** Milliseconds before and after a fault. */
  readonly calm: number;
  /** Seconds that something stays broken. */
  readonly outage: number;
  /** Requests of the rolling deployment. */
  readonly deployRequests: number;
  /** Of steady load. */
  readonly minutes: number;
}

export interface Claim {
  /** What must hold, with what was measured: `0 failed requests: 0 of 12,000`. */
  readonly text: string;
  readonly holds: boolean;
  /** About speed alone: a busy machine breaks it, so the short form only prints it. */
  readonly isTimed?: boolean;
}

/** A row of the table. */
export interface Scenario {
  readonly name: string;
  readonly fault: string;
  /** Whether it runs unless it is named: always, not in the short form, or never. */
  readonly runs: 'always' | 'full' | 'named';
  /** Cuts hosts off, which only namespaces can. */
  readonly needsNamespaces?: boolean;
  run(deployment: Deployment, scale: Scale): Promise<readonly Claim[]>;
}
