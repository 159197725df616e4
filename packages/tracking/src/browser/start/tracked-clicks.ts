import type { EventValue } from '../../model/vendors/vendor-events.ts';

/**
 * Calls `track` for each click on an element with `data-track` or inside one, including elements
 * added later, and for middle clicks that open a link. `data-track` is the event, `data-track-…` its
 * parameters:
 *
 * `<a data-track="select_content" data-track-item-id="42" data-track-value="100" data-track-currency="EUR">`
 */
export function watchTrackedClicks(
  track: (name: string, params: Readonly<Record<string, EventValue>>) => void,
): void {
  const onClick = ({ target, button }: MouseEvent) => {
    const marked = (target as Element).closest?.<HTMLElement>('[data-track]');
    const isTracked = button === 0 || (button === 1 && (target as Element).closest('a[href]'));
    if (!marked || !isTracked) return;
    const { track: name = '', ...rest } = marked.dataset;
    const params: Record<string, EventValue> = {};
    for (const [key, value = ''] of Object.entries(rest))
      if (key.startsWith('track')) params[paramName(key)] = key === 'trackValue' ? +value : value;
    track(name, params);
  };
  // Capturing, because a listener could stop propagation.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, true);
}

/** Converts the dataset key `trackItemId` to `item_id`. */
const paramName = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice('track_'.length);
