import { isGranted, storeCookies, type VendorStub } from '../../testing/vendor-stub.ts';

/** How many arguments each command has after its name. */
const furtherWords: Readonly<Record<string, number>> = { event: 2, consent: 2, config: 2, set: 1 };

/** Continues without cookies after a denial. */
export const stub: VendorStub = {
  /**
   * bat.js only defines its constructor; the page passes it the queue, a flat list of arguments in
   * which each command has a fixed number of arguments.
   */
  drain({ scope }, onCall) {
    scope.UET = function uet({ q }: { readonly q?: unknown[] }) {
      const row = q ?? [];
      while (row.length > 0) {
        const verb = String(row.shift());
        onCall([verb, ...row.splice(0, furtherWords[verb] ?? 0)]);
      }
      return { push: (...args: unknown[]) => onCall(args) };
    };
  },
  react(page) {
    let mayStore = true;
    return ([verb, , state]) => {
      if (verb === 'consent') mayStore = isGranted(state, 'ad_storage');
      if (verb !== 'event' && verb !== 'pageLoad') return;
      if (mayStore) storeCookies(page, '_uetsid', '_uetvid');
      page.request(`https://bat.bing.com/action/0?asc=${mayStore ? 'G' : 'D'}`);
    };
  },
};
