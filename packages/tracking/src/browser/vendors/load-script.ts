import { vendorHosts } from '../../model/vendors/vendor-hosts.ts';

/** Not yet in TypeScript's own types. */
type ScriptPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

const rules: ScriptPolicy = {
  createScriptURL(url) {
    if (Object.values(vendorHosts).some((host) => url.startsWith(`${host}/`))) return url;
    throw new TypeError(`Not a vendor's script: ${url}`);
  },
};

let policy: ScriptPolicy | undefined;

/**
 * Loads a script of a vendor's host, under a Trusted Types policy that allows no other
 * (`plaza-vendors`). One that is blocked or lost is never heard of again.
 *
 * @returns a function that takes the script away, and keeps it from running if it has not come yet
 * @throws TypeError when the page's policy does not know `plaza-vendors`
 */
export function loadScript(url: string, onLoad: () => void): () => void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('plaza-vendors', rules) ?? rules;
  const script = document.createElement('script');
  script.src = policy.createScriptURL(url);
  script.onload = onLoad;
  document.head.append(script);
  return () => {
    script.onload = null;
    // A script that is only removed runs when it comes; one of another document does not.
    new Document().adoptNode(script);
  };
}
