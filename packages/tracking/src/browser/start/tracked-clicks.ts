import type { TrackingDataPorts } from '../../core/data/tracking-store.ts';
import type { EventValue } from '../../model/vendors/vendor-events.ts';
import type { LoadChunk } from '../load-chunk.ts';

/** The data attributes of an element with `data-track`. */
type Tracked = { readonly track: string } & Readonly<Record<string, string>>;

/** Events whose names and parameters come from HTML. */
interface AnyTracking {
  track(name: string, params: Readonly<Record<string, EventValue>>, id?: string): void;
}

/**
 * Calls `track` for each click on an element with `data-track` or inside one, including elements
 * added later, and for middle clicks that open a link. `data-track` is the event, `data-track-…` its
 * parameters. The address of an offer gets the id of the event if marketing is allowed, on pages that
 * begin with a product. Before the chunk for it is loaded, a click on an offer is no event of the
 * browser: the site gives it an id of its own, by which the service tells vendors, and a vendor would
 * count an event of another id as a second one.
 *
 * @param isAllowed whether marketing is allowed
 *
 * `<a data-track="select_content" data-track-item-id="42" data-track-value="100" data-track-currency="EUR">`
 */
export function watchTrackedClicks(
  tracking: AnyTracking,
  isAllowed: () => boolean,
  { consent, load }: Pick<TrackingDataPorts, 'consent'> & { readonly load: LoadChunk },
): void {
  let clicks: typeof import('./mark-click.ts') | undefined;
  const loadMark = async () => {
    if (isAllowed() && document.querySelector('[data-product-id]'))
      clicks = await load(() => import('./mark-click.ts'));
  };
  loadMark();
  consent.subscribe(loadMark);
  const onClick = ({ target, button }: MouseEvent) => {
    const marked = (target as Element).closest?.<HTMLElement>('[data-track]');
    if (!marked || button > 1 || (button && !(target as Element).closest('[href]'))) return;
    const { track: name, ...rest } = marked.dataset as Tracked;
    const params: Record<string, EventValue> = {};
    for (const [key, value] of Object.entries(rest))
      if (key.startsWith('track')) params[paramName(key)] = key === 'trackValue' ? +value : value;
    const offer = isAllowed() && marked.closest<HTMLAnchorElement>('[href*="/go/"]');
    if (!offer) tracking.track(name, params);
    else if (clicks) tracking.track(name, params, clicks.markClick(offer));
  };
  // Capturing, because a listener could stop propagation.
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onClick, true);
}

/** Converts the dataset key `trackItemId` to `item_id`. */
const paramName = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice('track_'.length);
