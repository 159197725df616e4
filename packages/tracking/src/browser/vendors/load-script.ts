/** Not yet in TypeScript's own types. */
type ScriptPolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

/** The host whose script is being loaded. */
let allowed: string;

const rules: ScriptPolicy = {
  createScriptURL(url) {
    if (url.startsWith(`${allowed}/`)) return url;
    throw new TypeError(`Not a vendor's script: ${url}`);
  },
};

const asItIs = (text: string) => text;
/** The scripts of vendors write addresses, HTML and code as texts, and know no policy of their own. */
const vendorRules = { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs };

let policy: ScriptPolicy | undefined;

/**
 * Our policy, and one for whatever a vendor's script does. Until there is consent, a page has
 * neither, so nothing on it makes a script of a text; after that its Content-Security-Policy still
 * says where scripts may lie, and that none stands in a text.
 */
function createPolicies(): ScriptPolicy {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return rules;
  if (!trustedTypes.defaultPolicy) trustedTypes.createPolicy('default', vendorRules);
  return trustedTypes.createPolicy('plaza-vendors', rules);
}

/**
 * Loads a script of a vendor's host, under a Trusted Types policy that allows no other
 * (`plaza-vendors`). One that is blocked or lost is never heard of again.
 *
 * @returns a function that takes the script away, and keeps it from running if it has not come yet
 * @throws TypeError when the page allows no policies of Trusted Types
 */
export function loadScript(host: string, path: string, onLoad: () => void): () => void {
  allowed = host;
  policy ??= createPolicies();
  const script = document.createElement('script');
  script.src = policy.createScriptURL(host + path);
  script.onload = onLoad;
  document.head.append(script);
  return () => {
    script.onload = null;
    // A script that is only removed runs when it comes; one of another document does not.
    new Document().adoptNode(script);
  };
}
