import { isGranted, storeCookies, type VendorStub } from '../../testing/vendor-stub.ts';

/** Continues without cookies after a denial; stops when `ga-disable` is set. */
export const stub: VendorStub = {
  /** gtag.js accepts only `arguments` objects and ignores arrays. */
  drain({ scope }, onCall) {
    const takeEntry = (entry: unknown) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]')
        onCall([...(entry as IArguments)]);
      else if (!Array.isArray(entry)) onCall([entry]);
    };
    const layer = (scope.dataLayer ?? []) as unknown[];
    layer.forEach(takeEntry);
    layer.push = (...entries) => {
      entries.forEach(takeEntry);
      return Array.prototype.push.apply(layer, entries);
    };
  },
  react(page) {
    let mayStore = false;
    const send = () => {
      if (page.scope[`ga-disable-${page.id}`]) return;
      if (mayStore) storeCookies(page, '_ga', `_ga_${page.id}`);
      page.request('https://region1.google-analytics.com/g/collect');
    };
    return ([verb, , state]) => {
      const mightStore = mayStore;
      if (verb === 'consent') mayStore = isGranted(state, 'analytics_storage');
      if (verb === 'config' || verb === 'event' || (mightStore && !mayStore)) send();
    };
  },
};
