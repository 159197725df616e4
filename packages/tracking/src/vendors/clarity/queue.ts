import type { SignalledVendor } from '@plaza/consent';
import { argumentsFunction } from '../arguments-function.ts';

type Clarity = ((...args: readonly unknown[]) => void) & { q?: unknown[] };
type Scope = { clarity?: Clarity };

export const queue: SignalledVendor['queue'] = (page) => {
  const scope = page as Scope;
  const stub: Clarity = argumentsFunction((args) => {
    stub.q ??= [];
    stub.q.push(args);
  });
  scope.clarity ??= stub;
  return (call) => scope.clarity?.(...call);
};
