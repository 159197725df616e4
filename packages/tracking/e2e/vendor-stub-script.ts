import { build } from 'esbuild';

/**
 * What vendors' hosts answer with in tests, whichever of them is asked: the stub of the one whose
 * address the script has. It tells `said` (a function that the test exposes to the page) each call
 * that the vendor takes, with the vendor's name first, and `begun` with that name once it is there.
 */
export async function vendorStubScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/../src`, loader: 'ts' },
    bundle: true,
    format: 'iife',
    conditions: ['@plaza/source'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const contents = `
  import { vendorHosts } from './model/vendors/vendor-hosts.ts';
  import { runVendorStub } from './testing/index.ts';
  const url = new URL(document.currentScript.src);
  const [vendor] = Object.entries(vendorHosts).find(([, host]) => host === url.origin);
  const { id, sdkid } = Object.fromEntries(url.searchParams);
  runVendorStub(vendor, {
    scope: window,
    id: id ?? sdkid ?? url.pathname.split('/').at(-1),
    hear: (call) => said(vendor, call.map((word) => JSON.stringify(word)).join(', ')),
    setCookie: (text) => { document.cookie = text; },
    request: (address) => void fetch(address, { mode: 'no-cors', keepalive: true }),
    later: setTimeout,
  });
  said('begun', vendor);`;
