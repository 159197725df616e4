import type { EventValue } from '../../model/tracking-event.ts';

/**
 * Calls `track` for each click on what has `data-track` (or on anything in it), also what comes into
 * the page later; of the middle button's, where it opens a link. `data-track` names the event, `data-track-…` its parameters:
 *
 * `<a data-track="select_content" data-track-item-id="42" data-track-value="100" data-track-currency="EUR">`
 */
export function watchTrackedClicks(
  track: (name: string, params: Readonly<Record<string, EventValue>>) => void,
): void {
  const onClick = ({ target, button }: MouseEvent) => {
    const marked = (target as Element).closest?.<HTMLElement>('[data-track]');
    const isHeard = button === 0 || (button === 1 && (target as Element).closest('a[href]'));
    if (!marked || !isHeard) return;
    const { track: name = '', ...rest } = marked.dataset;
    const params: Record<string, EventValue> = {};
    for (const [key, value = ''] of Object.entries(rest))
      if (key.startsWith('track')) params[paramName(key)] = key === 'trackValue' ? +value : value;
    track(name, params);
  };
  // Before anybody stops it.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, true);
}

/** `trackItemId` of the dataset is `item_id`. */
const paramName = (key: string) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice('track_'.length);
