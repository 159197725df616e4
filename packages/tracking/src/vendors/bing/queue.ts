import type { SignalledVendor } from '@plaza/consent';

type Scope = { uetq?: { push: (...args: unknown[]) => unknown } };

/** UET reads a flat list of arguments, not a list of calls. */
export const queue: SignalledVendor['queue'] = (page) => {
  const scope = page as Scope;
  scope.uetq ??= [] as unknown[];
  return (call) => scope.uetq?.push(...call);
};
