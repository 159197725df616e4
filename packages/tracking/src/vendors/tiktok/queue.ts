import type { SignalCall, SignalledVendor } from '@plaza/consent';

type Ttq = { push: (call: SignalCall) => unknown } & Partial<
  Record<string, (...args: readonly unknown[]) => void>
>;
type Scope = { TiktokAnalyticsObject?: string; ttq?: Ttq };

/** events.js drains an array of `[method, ...args]`, never a function. */
export const queue: SignalledVendor['queue'] = (page) => {
  const scope = page as Scope;
  scope.TiktokAnalyticsObject ??= 'ttq';
  scope.ttq ??= [] as unknown as Ttq;
  return ([name, ...rest]) => {
    const method = scope.ttq?.[name];
    if (method) method(...rest);
    else scope.ttq?.push([name, ...rest]);
  };
};
