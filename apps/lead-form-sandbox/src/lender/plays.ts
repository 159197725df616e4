/** A message of a lender about a conversion, in the service's own spelling. */
export type LenderMessage = {
  readonly status: 'pending' | 'approved' | 'rejected' | 'paid' | 'reversed';
  /** Days ago. */
  readonly age: number;
  readonly isForged?: boolean;
};

/** What a lender does with an application; each play is its messages in the order of sending. */
export const PLAYS = {
  approves: [
    { status: 'pending', age: 3 },
    { status: 'approved', age: 1 },
  ],
  rejects: [
    { status: 'pending', age: 3 },
    { status: 'rejected', age: 2 },
  ],
  pays: [
    { status: 'pending', age: 9 },
    { status: 'approved', age: 5 },
    { status: 'paid', age: 0 },
  ],
  reverses: [
    { status: 'approved', age: 5 },
    { status: 'paid', age: 3 },
    { status: 'reversed', age: 0 },
  ],
  late: [{ status: 'approved', age: 12 }],
  twice: [
    { status: 'approved', age: 1 },
    { status: 'approved', age: 1 },
  ],
  'out-of-order': [
    { status: 'paid', age: 0 },
    { status: 'approved', age: 2 },
    { status: 'pending', age: 4 },
  ],
  forged: [{ status: 'approved', age: 0, isForged: true }],
} as const satisfies Record<string, readonly LenderMessage[]>;

export type PlayName = keyof typeof PLAYS;

export const isPlay = (name: unknown): name is PlayName =>
  typeof name === 'string' && Object.hasOwn(PLAYS, name);

const DAY = 86_400_000;

/** The parameters of a message. */
export function parametersOf(
  { status, age }: LenderMessage,
  { click, transaction, now }: { click: string; transaction: string; now: Date },
): URLSearchParams {
  const time = new Date(now.getTime() - age * DAY).toISOString();
  const money: Record<string, string> =
    status === 'rejected' ? {} : { commission: '30.00', currency: 'EUR' };
  return new URLSearchParams({ click, transaction, status, time, ...money });
}
