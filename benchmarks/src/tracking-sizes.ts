import { vendors } from '@plaza/tracking';
import { besideRivals, type Size } from './beside-rivals.ts';
import { bundleSize } from './bundle.ts';
import type { Figure } from './figure.ts';

const VENDORS = '../../packages/tracking/src/browser/vendors';

/** What each rival puts on a page before it has sent anything. */
const measureRivals = async (): Promise<Record<string, Size>> => ({
  '@snowplow/browser-tracker': await bundleSize("export * from './rivals/snowplow.ts';"),
  '@walkeros/collector and its browser source': await bundleSize(
    "export * from './rivals/walkeros.ts';",
  ),
  '@segment/analytics-next': await bundleSize("export * from './rivals/segment.ts';"),
  '@rudderstack/analytics-js': await bundleSize("export * from './rivals/rudderstack.ts';"),
});

/** What comes with consent: once for all vendors, and for each of them. */
async function measureVendors(): Promise<Figure[]> {
  const chunks = ['vendor-gates', ...Object.keys(vendors)].map(async (name) => {
    const { gzip } = await bundleSize(`export * from '${VENDORS}/${name}.ts';`);
    const isAdapter = name in vendors;
    return {
      name: isAdapter
        ? `tracking, adapter ${name}, gzip`
        : 'tracking, once with the first vendor, gzip',
      ours: gzip,
      unit: 'bytes',
      ...(isAdapter && { budget: '≤ 1,000' }),
    };
  });
  return Promise.all(chunks);
}

/** Bytes of tracking: on every page, beside what rivals load there, and what comes with consent. */
export async function measureTracking(): Promise<Figure[]> {
  const ours = await bundleSize("export { startTracking } from '@plaza/tracking/browser';");
  const rivals = await measureRivals();
  return [
    ...besideRivals('tracking, on every page', ours, { rivals, budget: '≤ 6,000' }),
    ...(await measureVendors()),
  ];
}
