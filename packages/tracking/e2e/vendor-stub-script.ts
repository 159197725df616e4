import { build } from 'esbuild';

/**
 * The script that vendors' hosts serve in tests: the stub of the vendor of the script's URL. It
 * passes each call of the vendor, with the vendor's name first, to `said`, a function that the test
 * exposes to the page, and calls `begun` with the name when it has loaded.
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
  import { runVendorStub, vendorStubs } from './testing/index.ts';
  import { vendors } from './vendors/rows.ts';
  const url = new URL(document.currentScript.src);
  const isOf = ([, { sources }]) => sources['script-src'].some((it) => url.href.startsWith(it));
  const [vendor] = Object.entries(vendors).find(isOf);
  const { id, sdkid } = Object.fromEntries(url.searchParams);
  runVendorStub(vendorStubs[vendor], {
    scope: window,
    id: id ?? sdkid ?? url.pathname.split('/').at(-1),
    onCall: (call) => said(vendor, call.map((word) => JSON.stringify(word)).join(', ')),
    setCookie: (text) => { document.cookie = text; },
    request: (address) => void fetch(address, { mode: 'no-cors', keepalive: true }),
    later: setTimeout,
  });
  said('begun', vendor);`;
