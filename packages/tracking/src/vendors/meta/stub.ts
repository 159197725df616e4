import { storeCookies, type VendorStub } from '../../testing/vendor-stub.ts';

type Fbq = {
  callMethod?: (...args: unknown[]) => void;
  queue?: IArguments[];
  loaded?: boolean;
  version?: string;
};

/** Sends nothing while consent is revoked. */
export const stub: VendorStub = {
  /** fbevents.js sets `callMethod` on the stub and calls it with each queued `arguments`. */
  drain({ scope }, onCall) {
    const fbq = scope.fbq as Fbq | undefined;
    if (!fbq?.loaded || fbq.version !== '2.0') throw new Error('Not the stub of Meta');
    fbq.callMethod = (...args) => onCall(args);
    for (const args of fbq.queue ?? []) fbq.callMethod(...Array.from(args));
  },
  react(page) {
    let held: string[] | undefined;
    const fire = (name: string) => {
      storeCookies(page, '_fbp');
      page.request(`https://www.facebook.com/tr/?ev=${name}`);
    };
    return ([verb, what]) => {
      if (verb === 'consent' && what === 'revoke') held ??= [];
      if (verb === 'consent' && what === 'grant') {
        for (const name of held ?? []) fire(name);
        held = undefined;
      }
      if (verb !== 'track' && verb !== 'trackCustom') return;
      if (held) held.push(String(what));
      else fire(String(what));
    };
  },
};
