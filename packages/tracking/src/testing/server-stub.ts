/** A POST as the server of a vendor gets it. */
export type StubRequest = {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** An event that a vendor counts: two with one name and id are one. */
export type CountedEvent = {
  readonly name: string;
  readonly id: string;
  readonly value?: number;
  readonly currency?: string;
};

/** What a vendor answers, and which events it has taken. */
export type StubAnswer = {
  readonly status: number;
  readonly body: object;
  readonly events?: readonly CountedEvent[];
};

/** Takes the place of a vendor's server in tests: it refuses what the vendor documents as wrong. */
export type ServerStub = {
  readonly hosts: readonly string[];
  /** A credential that it accepts, as a site has it. */
  readonly credential: string | Readonly<Record<string, string>>;
  readonly answer: (request: StubRequest) => StubAnswer;
};

/** Collects what is wrong with a request. */
export type Checks = {
  readonly issues: readonly string[];
  readonly that: (isRight: boolean, issue: string) => void;
};

export function createChecks(): Checks {
  const issues: string[] = [];
  return { issues, that: (isRight, issue) => void (isRight || issues.push(issue)) };
}

/** Lower-case SHA-256 in hexadecimal, also a list of them; absent is right. */
export const isHashed = (value: unknown): boolean =>
  value === undefined ||
  [value].flat().every((each) => typeof each === 'string' && /^[0-9a-f]{64}$/.test(each));

/** A number of the last seconds, at most as old as `maxAge` milliseconds, and not ahead. */
export const isRecent = (seconds: unknown, now: number, maxAge: number): boolean =>
  Number.isInteger(seconds) &&
  Number(seconds) * 1000 >= now - maxAge &&
  Number(seconds) * 1000 <= now + 60_000;

/** A value has its currency, and is a number. */
export const isMoney = ({ value, currency }: Fields): boolean =>
  value === undefined
    ? currency === undefined
    : Number.isFinite(value) && /^[A-Z]{3}$/.test(`${currency}`);

/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns an empty record if the body is no JSON object */
export function readFields(body: string): Fields {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** The only entry of a list. */
export const onlyOf = (list: unknown): Fields =>
  Array.isArray(list) && list.length === 1 ? Object(list[0]) : {};

export const fieldsIn = (record: Fields, name: string): Fields => Object(record[name] ?? {});

/** A counted event with the value that came with it. */
export const counted = (name: unknown, id: unknown, { value, currency }: Fields): CountedEvent => ({
  ...{ name: `${name}`, id: `${id}` },
  ...(value !== undefined && { value: Number(value), currency: `${currency}` }),
});

const DAY = 86_400_000;

export const days = (count: number): number => count * DAY;
