import type { VendorChunk } from '../../browser/vendors/vendor-adapter.ts';

/** The global of Pinterest's base code. */
type Pintrk = ((...call: unknown[]) => void) & { queue?: unknown[][]; version?: string };

/** A vendor in one file: its queue, consent signals and events. */
export const pinterest: VendorChunk = {
  adapter: ({ id, call, loadScript, person }) => {
    loadScript('/ct/core.js');
    call('load', id, ...(person?.email ? [{ em: person.email }] : []));
    call('page');
    return {
      identify: ({ email }) => {
        if (email) call('set', { em: email });
      },
      event: ({ item_id: item, ...params }, eventId) => [
        { ...params, ...(item !== undefined && { product_id: item }), event_id: eventId },
      ],
    };
  },
  own: {
    host: 'https://s.pinimg.com',
    signals: {
      category: 'marketing',
      before: () => [['setconsent', false]],
      update: ({ marketing }) => [['setconsent', marketing]],
      off: [],
    },
    queue(scope) {
      scope.pintrk ??= queueing();
      return (call) => (scope.pintrk as Pintrk)(...call);
    },
    events: {
      generate_lead: { call: ['track', 'lead'] },
      sign_up: { call: ['track', 'signup'] },
    },
  },
};

function queueing(): Pintrk {
  const stub: Pintrk = (...call) => void stub.queue?.push(call);
  return Object.assign(stub, { queue: [], version: '3.0' });
}
