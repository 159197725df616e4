import type { VendorScope } from '../core/vendor-queues.ts';

type Heard = Pick<unknown[][], 'push'>;

const ttqMethods = [
  'page',
  'track',
  'identify',
  'holdConsent',
  'grantConsent',
  'revokeConsent',
  'disableCookie',
];

/**
 * Replaces each vendor's script: drains the queue the way the real
 * script does, and takes over the queue.
 */
export const vendorLoaders = {
  /** gtag.js accepts only `arguments` objects and ignores arrays. */
  google(scope: VendorScope, heard: Heard) {
    const take = (entry: unknown) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        heard.push([...(entry as IArguments)]);
      else if (!Array.isArray(entry)) heard.push([entry]);
    };
    const layer = scope.dataLayer ?? [];
    layer.forEach(take);
    layer.push = (...entries) => {
      entries.forEach(take);
      return Array.prototype.push.apply(layer, entries);
    };
  },
  /** fbevents.js sets `callMethod` on the stub and calls it with each queued `arguments`. */
  meta(scope: VendorScope, heard: Heard) {
    const { fbq } = scope;
    if (!fbq?.loaded || fbq.version !== '2.0') throw new Error('Not the stub of Meta');
    fbq.callMethod = (...args) => heard.push([...args]);
    for (const args of fbq.queue ?? []) fbq.callMethod(...Array.from(args as IArguments));
  },
  /** UET reads a flat list of arguments, in which each command has a fixed number of arguments. */
  bing(scope: VendorScope, heard: Heard) {
    const furtherWords: Record<string, number> = { event: 2, consent: 2, config: 2, set: 1 };
    const row = scope.uetq as unknown as unknown[];
    while (row.length > 0) {
      const verb = String(row.shift());
      heard.push([verb, ...row.splice(0, furtherWords[verb] ?? 0)]);
    }
    scope.uetq = { push: (...args) => heard.push(args) };
  },
  /** events.js drains an array of `[method, ...args]`, never a function. */
  tiktok(scope: VendorScope, heard: Heard) {
    if (!Array.isArray(scope.ttq)) throw new Error('events.js takes nothing from this');
    for (const call of scope.ttq) {
      if (!Array.isArray(call)) throw new Error('No method and arguments');
      heard.push(call);
    }
    const methods = ttqMethods.map(
      (name) => [name, (...args: unknown[]) => heard.push([name, ...args])] as const,
    );
    scope.ttq = Object.assign({ push: () => 0 }, Object.fromEntries(methods));
  },
  /** Clarity's script calls its own function with each entry of `q`. */
  clarity(scope: VendorScope, heard: Heard) {
    const queued = scope.clarity?.q ?? [];
    scope.clarity = (...args) => heard.push([...args]);
    for (const args of queued) scope.clarity(...Array.from(args as IArguments));
  },
};
