import type { SignalledVendor } from '@plaza/consent';
import { argumentsFunction } from '../arguments-function.ts';

type Scope = { dataLayer?: unknown[]; gtag?: (...args: readonly unknown[]) => void };

/** gtag.js accepts only `arguments` objects. */
export const queue: SignalledVendor['queue'] = (page) => {
  const scope = page as Scope;
  scope.dataLayer ??= [];
  scope.gtag ??= argumentsFunction((args) => scope.dataLayer?.push(args));
  return (call) => scope.gtag?.(...call);
};
