import { fillLink } from '../../core/data/fill-link.ts';
import type { TrackingData } from '../../model/tracking-fields.ts';

/** Gives the lenders' links of the page the codes of the visit that they ask for. */
export function fillLinks(data: TrackingData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-link-template]'))
    link.href = fillLink(link.dataset.linkTemplate ?? link.href, data);
}
