import type { SignalCall, SignalVendor } from '../model/vendor-signals.ts';

/** The globals of vendors on `window`. */
export type VendorScope = {
  dataLayer?: unknown[];
  gtag?: VendorFunction;
  fbq?: VendorFunction & MetaQueue;
  _fbq?: VendorFunction;
  uetq?: { push: (...args: unknown[]) => unknown };
  TiktokAnalyticsObject?: string;
  ttq?: TiktokQueue;
  clarity?: VendorFunction & { q?: unknown[] };
};

type VendorFunction = (...args: readonly unknown[]) => void;

type MetaQueue = {
  callMethod?: VendorFunction;
  queue?: unknown[];
  push?: VendorFunction;
  loaded?: boolean;
  version?: string;
};

type TiktokQueue = { push: (call: SignalCall) => unknown } & Partial<
  Record<string, VendorFunction>
>;

/**
 * Calls each vendor before and after its script loads; the script drains the queue that is set up
 * here (`vendors.md`). An existing queue or script is used.
 */
export const vendorQueues: Readonly<
  Record<SignalVendor, (scope: VendorScope) => (call: SignalCall) => void>
> = {
  google(scope) {
    scope.dataLayer ??= [];
    scope.gtag ??= ofArguments((args) => scope.dataLayer?.push(args));
    return (call) => scope.gtag?.(...call);
  },
  meta(scope) {
    scope.fbq ??= metaFunction();
    scope._fbq ??= scope.fbq;
    return (call) => scope.fbq?.(...call);
  },
  bing(scope) {
    scope.uetq ??= [] as unknown[];
    // UET reads a flat list of arguments, not a list of calls.
    return (call) => scope.uetq?.push(...call);
  },
  tiktok(scope) {
    scope.TiktokAnalyticsObject ??= 'ttq';
    scope.ttq ??= [] as unknown as TiktokQueue;
    return ([name, ...rest]) => {
      const method = scope.ttq?.[name];
      if (method) method(...rest);
      else scope.ttq?.push([name, ...rest]);
    };
  },
  clarity(scope) {
    const stub: NonNullable<VendorScope['clarity']> = ofArguments((args) => {
      stub.q ??= [];
      stub.q.push(args);
    });
    scope.clarity ??= stub;
    return (call) => scope.clarity?.(...call);
  },
};

function metaFunction() {
  const fbq: VendorFunction & MetaQueue = ofArguments((args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue?.push(args);
  });
  return Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
}

/** A function that passes its `arguments` object on; Google and others do not accept an array. */
function ofArguments(take: (args: IArguments) => void): VendorFunction {
  return function stub() {
    // biome-ignore lint/complexity/noArguments: the scripts of vendors tell calls from data by it
    take(arguments);
  };
}
