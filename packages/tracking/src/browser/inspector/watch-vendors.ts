import { type VendorRows, vendors } from '../../model/vendors/vendors.ts';
import type { Note } from './inspector-entry.ts';

/** How often a vendor's door is looked for, in milliseconds: its script may put in another. */
const LOOK_EVERY = 50;

type Door = { push?: (...calls: unknown[]) => unknown } | ((...call: unknown[]) => unknown);

/** Notes each call that a vendor gets, those also that wait for its script. */
export function watchVendors(note: Note, rows: VendorRows = vendors): void {
  const scope = globalThis as unknown as Record<string, Door | undefined>;
  const known = new WeakSet<object>();
  const look = () => {
    for (const [vendor, { door: name }] of Object.entries(rows)) {
      const door = scope[name];
      if (!door || known.has(door)) continue;
      const say = (call: unknown) => {
        const words = typeof call === 'object' ? Array.from(call as ArrayLike<unknown>) : [call];
        const [verb = call, ...rest] = words;
        note({ kind: 'vendor', what: `${vendor}: ${label(verb)}`, detail: rest });
      };
      const waiting = Array.isArray(door)
        ? door
        : (Reflect.get(door, 'queue') ?? Reflect.get(door, 'q'));
      for (const call of (waiting as unknown[] | undefined) ?? []) say(call);
      known.add(typeof door === 'function' ? wrapFunction(scope, name, say) : wrapPush(door, say));
    }
  };
  look();
  setInterval(look, LOOK_EVERY);
}

const label = (verb: unknown) => (typeof verb === 'string' ? verb : JSON.stringify(verb));

function wrapFunction(
  scope: Record<string, Door | undefined>,
  name: string,
  say: (call: unknown) => void,
): object {
  const listening = new Proxy(scope[name] as (...call: unknown[]) => unknown, {
    apply(door, self, call) {
      say(call);
      return Reflect.apply(door, self, call);
    },
  });
  scope[name] = listening;
  return listening;
}

function wrapPush(
  door: Exclude<Door, (...call: never[]) => unknown>,
  say: (call: unknown) => void,
) {
  const push = door.push?.bind(door);
  // Microsoft's takes the words of one call, the others take calls.
  door.push = (...calls) => {
    if (typeof calls[0] === 'string') say(calls);
    else calls.forEach(say);
    return push?.(...calls);
  };
  return door;
}
