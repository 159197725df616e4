import type { VendorScope } from '@plaza/consent';

/** The page of a vendor's script. */
export type StubPage = {
  /** `window`. */
  readonly scope: VendorScope;
  /** The site's id at the vendor. */
  readonly id: string;
  /** Called with each call that the vendor's script handles, queued ones first. */
  readonly onCall: (call: VendorCallArgs) => void;
  /** Writes a cookie as `document.cookie` does. */
  readonly setCookie: (text: string) => void;
  /** Sends a request to the vendor. */
  readonly request: (url: string) => void;
  /** `setTimeout`. */
  readonly later: (action: () => void, delayMs: number) => void;
};

/** A call of a vendor as its script gets it. */
export type VendorCallArgs = readonly unknown[];

/** Takes the place of a vendor's script in tests. */
export type VendorStub = {
  /** The id of a test's site at a vendor that has its ids in `accountIds`. */
  readonly accountId?: string;
  /**
   * Drains the queue as the real script does, and takes over the queue.
   *
   * @throws Error if the queue is not one that the real script reads
   */
  readonly drain: (page: StubPage, onCall: (call: VendorCallArgs) => void) => void;
  /** Returns how the script reacts to each call: its cookies and requests as consent decides. */
  readonly react: (page: StubPage) => (call: VendorCallArgs) => void;
};

/** Does what a vendor's script does when it has loaded. */
export function runVendorStub(stub: VendorStub, page: StubPage): void {
  const react = stub.react(page);
  stub.drain(page, (call) => {
    page.onCall(call);
    react(call);
  });
}

/** Whether an argument has a property with the value `granted`. */
export const isGranted = (value: unknown, name: string): boolean =>
  Reflect.get(Object(value), name) === 'granted';

/** Writes cookies of the vendor. */
export function storeCookies({ setCookie }: StubPage, ...names: readonly string[]): void {
  for (const name of names) setCookie(`${name}=GA1.1.stub; Path=/`);
}
