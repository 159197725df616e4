/** Not yet in TypeScript's types. */
type ScriptPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

/** The host of the current call. */
let allowed: string;

const rules: ScriptPolicy = {
  createScriptURL(url) {
    if (url.startsWith(`${allowed}/`)) return url;
    throw new TypeError(`Not a vendor's script: ${url}`);
  },
};

const identity = (text: string) => text;
/** Vendors' scripts assign URLs, HTML and code as strings and create no policy of their own. */
const vendorRules = { createHTML: identity, createScript: identity, createScriptURL: identity };

let policy: ScriptPolicy | undefined;

/**
 * Creates our policy and the default policy that vendors' scripts need. Before consent a page has
 * neither, so no string becomes a script; afterwards its Content-Security-Policy still limits script
 * hosts and forbids inline scripts.
 */
function createPolicies(): ScriptPolicy {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return rules;
  if (!trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', vendorRules);
  return trustedTypes.createPolicy('plaza-vendors', rules);
}

/**
 * Loads a script from a vendor's host under a Trusted Types policy that allows no other host
 * (`plaza-vendors`). Nothing happens if the script is blocked or fails to load.
 *
 * A script that has run is marked with `data-loaded`, the vendor's name.
 *
 * @returns removes the script, and keeps it from running if it has not loaded yet
 * @throws {TypeError} if the page forbids Trusted Types policies
 */
export function loadScript(
  { vendor, host }: { readonly vendor: string; readonly host: string },
  path: string,
  onLoad: () => void,
): () => void {
  allowed = host;
  policy ??= createPolicies();
  const script = document.createElement('script');
  script.src = policy.createScriptURL(host + path);
  script.onload = () => {
    script.dataset.loaded = vendor;
    onLoad();
  };
  document.head.append(script);
  return () => {
    script.onload = null;
    // A removed script still runs when it loads; a script of another document does not.
    new Document().adoptNode(script);
  };
}
