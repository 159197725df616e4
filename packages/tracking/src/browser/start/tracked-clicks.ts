import type { TrackingDataPorts } from '../../core/data/tracking-store.ts';
import type { EventValue } from '../../model/vendors/vendor-events.ts';
import type { LoadChunk } from '../load-chunk.ts';

/** The data attributes of an element with `data-track`. */
type Tracked = { readonly track: string } & Readonly<Record<string, string>>;

/**
 * Calls `track` for each click on an element with `data-track` or inside one, including elements
 * added later, and for middle clicks that open a link. `data-track` is the event, `data-track-…` its
 * parameters. The address of an offer gets the id of the event if marketing is allowed, on pages that
 * begin with a product and once the chunk for it is loaded: the site gives a click without one an id of
 * its own.
 *
 * @param isAllowed whether marketing is allowed
 *
 * `<a data-track="select_content" data-track-item-id="42" data-track-value="100" data-track-currency="EUR">`
 */
export function watchTrackedClicks(
  track: (name: string, params: Readonly<Record<string, EventValue>>, id?: string) => void,
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
    const isIgnored = button > 1 || (button === 1 && !(target as Element).closest('a[href]'));
    if (!marked || isIgnored) return;
    const { track: name, ...rest } = marked.dataset as Tracked;
    const params: Record<string, EventValue> = {};
    for (const [key, value] of Object.entries(rest))
      if (key.startsWith('track')) params[paramName(key)] = key === 'trackValue' ? +value : value;
    track(name, params, isAllowed() ? clicks?.markClick(marked) : undefined);
  };
  // Capturing, because a listener could stop propagation.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, true);
}

/** Converts the dataset key `trackItemId` to `item_id`. */
const paramName = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice('track_'.length);
