import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { vendors } from '../../vendors/rows.ts';
import type { Note } from './inspector-panel.ts';

/** Interval in milliseconds to look for vendors' globals; a script may replace its global. */
const INTERVAL = 50;

type VendorGlobal = { push?: (...calls: unknown[]) => unknown } | ((...call: unknown[]) => unknown);

type WatchedVendors = Readonly<Record<string, Pick<VendorRow, 'global'>>>;

/** Notes each call of a vendor, including calls queued for its script. */
export function watchVendors(note: Note, rows: WatchedVendors = vendors): void {
  const scope = globalThis as unknown as Record<string, VendorGlobal | undefined>;
  const known = new WeakSet<object>();
  const watch = () => {
    for (const [vendor, { global: name }] of Object.entries(rows)) {
      const global = scope[name];
      if (!global || known.has(global)) continue;
      const report = (call: unknown) => {
        const parts = typeof call === 'object' ? Array.from(call as ArrayLike<unknown>) : [call];
        const [verb = call, ...rest] = parts;
        note({ kind: 'vendor', what: `${vendor}: ${label(verb)}`, detail: rest });
      };
      const waiting = Array.isArray(global)
        ? global
        : (Reflect.get(global, 'queue') ?? Reflect.get(global, 'q'));
      for (const call of (waiting as unknown[] | undefined) ?? []) report(call);
      known.add(
        typeof global === 'function' ? wrapFunction(scope, name, report) : wrapPush(global, report),
      );
    }
  };
  watch();
  setInterval(watch, INTERVAL);
}

const label = (verb: unknown) => (typeof verb === 'string' ? verb : JSON.stringify(verb));

function wrapFunction(
  scope: Record<string, VendorGlobal | undefined>,
  name: string,
  report: (call: unknown) => void,
): object {
  const listening = new Proxy(scope[name] as (...call: unknown[]) => unknown, {
    apply(global, self, call) {
      report(call);
      return Reflect.apply(global, self, call);
    },
  });
  scope[name] = listening;
  return listening;
}

function wrapPush(
  global: Exclude<VendorGlobal, (...call: never[]) => unknown>,
  report: (call: unknown) => void,
) {
  const push = global.push?.bind(global);
  // UET's push takes the arguments of one call, the others take calls.
  global.push = (...calls) => {
    if (typeof calls[0] === 'string') report(calls);
    else calls.forEach(report);
    return push?.(...calls);
  };
  return global;
}
