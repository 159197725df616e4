import { vendors } from '@plaza/tracking';
import { bundleSize } from './bundle.ts';
import type { Figure } from './figure.ts';
import { compareSizes, type Size } from './rival-sizes.ts';

const TRACKING = '../../packages/tracking/src';

/** What each rival loads on a page before it sends anything. */
const measureRivals = async (): Promise<Record<string, Size>> => ({
  '@snowplow/browser-tracker': await bundleSize("export * from './rivals/snowplow.ts';"),
  '@walkeros/collector and its browser source': await bundleSize(
    "export * from './rivals/walkeros.ts';",
  ),
  '@segment/analytics-next': await bundleSize("export * from './rivals/segment.ts';"),
  '@rudderstack/analytics-js': await bundleSize("export * from './rivals/rudderstack.ts';"),
});

/** What is loaded with consent: shared by all vendors, and per vendor. */
async function measureVendors(): Promise<Figure[]> {
  const chunks = ['vendor-gates', ...Object.keys(vendors)].map(async (name) => {
    const isAdapter = name in vendors;
    const module = isAdapter ? `vendors/${name}/adapter` : `browser/vendors/${name}`;
    const { gzip } = await bundleSize(`export * from '${TRACKING}/${module}.ts';`);
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

/** Bytes of tracking: on every page, compared with rivals, and after consent. */
export async function measureTracking(): Promise<Figure[]> {
  const ours = await bundleSize("export { startTracking } from '@plaza/tracking/browser';");
  const rivals = await measureRivals();
  return [
    ...compareSizes('tracking, on every page', ours, { rivals, budget: '≤ 6,000' }),
    ...(await measureVendors()),
  ];
}
