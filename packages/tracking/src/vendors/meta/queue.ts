import type { SignalledVendor } from '@plaza/consent';
import { argumentsFunction } from '../arguments-function.ts';

type Fbq = ((...args: readonly unknown[]) => void) & {
  callMethod?: (...args: readonly unknown[]) => void;
  queue?: unknown[];
};
type Scope = { fbq?: Fbq; _fbq?: Fbq };

export const queue: SignalledVendor['queue'] = (page) => {
  const scope = page as Scope;
  scope.fbq ??= createFbq();
  scope._fbq ??= scope.fbq;
  return (call) => scope.fbq?.(...call);
};

function createFbq() {
  const fbq: Fbq = argumentsFunction((args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue?.push(args);
  });
  return Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
}
