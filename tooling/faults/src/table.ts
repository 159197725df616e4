import type { Claim } from './scenarios/scenario.ts';

export interface Row {
  readonly name: string;
  readonly fault: string;
  readonly verdict: 'holds' | 'does not hold' | 'refused';
  readonly claims: readonly Claim[];
  /** Why it was refused or failed. */
  readonly reason?: string;
}

/** Prints a row of the table as soon as it is known. */
export function printRow({ name, fault, verdict, claims, reason }: Row): void {
  const lines = claims.map(({ text, holds }) => `  ${holds ? '✓' : '✗'} ${text}`);
  const title = `${fault} (${name}): ${verdict}${reason ? `, ${reason}` : ''}`;
  console.log([title, ...lines].join('\n'));
}
