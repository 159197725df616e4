import { consentTo } from '../../core/consent-to.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { WAITING_LIMIT } from '../../model/vendors/vendor-settings.ts';
import type { VendorManager, VendorManagerPorts } from './vendor-manager.ts';

/**
 * Manages the vendors of a page (§4.1). Their gates are a separate chunk that loads once the
 * impression, withheld or whole, has loaded and any vendor has consent. Until then events are queued
 * here; a denial drops them. No vendor can break or slow down the page.
 */
export function createVendorManager(
  settings: VendorSettings,
  ports: VendorManagerPorts,
): VendorManager {
  const { consent, first, load, report } = ports;
  let queue: ((gates: VendorManager) => void)[] = [];
  let gates: VendorManager | undefined;
  let mayLoad = false;

  async function begin() {
    if (!mayLoad) return;
    mayLoad = false;
    const chunk = await load(() => import('./vendor-gates.ts'));
    gates = chunk?.createVendorGates(settings, ports);
    // If the chunk failed to load, the next event tries again.
    mayLoad = !gates;
    if (gates) for (const command of queue.splice(0)) command(gates);
  }
  function update() {
    const now = consent.get();
    // Queued events are for marketing only (§9).
    if (consentTo(now, 'marketing') === 'denied') queue = [];
    if (settings.vendors.some(({ category }) => now.allowed[category])) begin().catch(report);
  }
  function run(command: (gates: VendorManager) => void) {
    if (gates) return command(gates);
    if (queue.length < WAITING_LIMIT) queue.push(command);
    update();
  }

  consent.subscribe(update);
  first.then((made) => {
    mayLoad = Boolean(made);
    update();
  }, report);
  return {
    track: (event) => run((it) => it.track(event)),
    identify: (person) => run((it) => it.identify(person)),
  };
}
