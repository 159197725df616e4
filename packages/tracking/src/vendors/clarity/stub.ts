import { isGranted, storeCookies, type VendorStub } from '../../testing/vendor-stub.ts';

/**
 * Begins again without cookies 250 ms after a denial, and sends what it has recorded a second later,
 * unless it is stopped after it has begun.
 */
export const stub: VendorStub = {
  /** Clarity's script calls its own function with each entry of `q`. */
  drain({ scope }, onCall) {
    const queued = (scope.clarity as { q?: IArguments[] } | undefined)?.q ?? [];
    scope.clarity = (...args: unknown[]) => onCall(args);
    for (const args of queued) onCall(Array.from(args));
  },
  react(page) {
    let isOn = false;
    const begin = () => {
      isOn = true;
    };
    const send = () => {
      if (isOn) page.request('https://www.clarity.ms/collect');
    };
    return ([verb, state]) => {
      if (verb === 'stop') isOn = false;
      if (verb !== 'consentv2') return;
      if (isGranted(state, 'analytics_Storage')) {
        begin();
        storeCookies(page, '_clck', '_clsk');
        send();
      } else if (isOn) {
        isOn = false;
        page.later(begin, 250);
        page.later(send, 1_250);
      }
    };
  },
};
