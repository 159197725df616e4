import { storeCookies, type VendorStub } from '../../testing/vendor-stub.ts';

const methods = [
  'page',
  'track',
  'identify',
  'holdConsent',
  'grantConsent',
  'revokeConsent',
  'disableCookie',
];

/** Sends nothing until consent is granted. */
export const stub: VendorStub = {
  /** events.js drains an array of `[method, ...args]` with its scaffold, never a function. */
  drain({ scope, id }, onCall) {
    const { ttq } = scope;
    if (!Array.isArray(ttq)) throw new Error('events.js takes nothing from this');
    for (const name of ['_i', '_t', '_o'])
      if (!Reflect.get(Object(Reflect.get(ttq, name)), id))
        throw new Error(`events.js takes nothing without ${name}`);
    for (const call of ttq) {
      if (!Array.isArray(call)) throw new Error('No method and arguments');
      onCall(call);
    }
    const own = methods.map(
      (name) => [name, (...args: unknown[]) => onCall([name, ...args])] as const,
    );
    scope.ttq = Object.assign({ push: () => 0 }, Object.fromEntries(own));
  },
  react(page) {
    let held: unknown[] | undefined;
    const fire = () => {
      storeCookies(page, '_ttp');
      page.request('https://analytics.tiktok.com/api/v2/pixel');
    };
    return ([verb, what]) => {
      if (verb === 'holdConsent' || verb === 'revokeConsent') held ??= [];
      if (verb === 'grantConsent') {
        for (const _call of held ?? []) fire();
        held = undefined;
      }
      if (verb !== 'page' && verb !== 'track') return;
      if (held) held.push(what);
      else fire();
    };
  },
};
