import { newClickId } from '../../core/data/new-click-id.ts';

/**
 * Gives the address of an offer the id of this click while the browser follows it, and where on the
 * page it was chosen. The address that a visitor sees and copies has none of it.
 *
 * @param link to an offer, which a visitor who allows marketing has clicked
 * @returns the id of the click, which its event gets too
 */
export function markClick(link: HTMLAnchorElement): string {
  const href = link.getAttribute('href') as string;
  const click = newClickId(Date.now());
  const { amount, term } = link.dataset;
  const place = link.closest<HTMLElement>('[data-position]')?.dataset.position;
  const facts = {
    list: link.closest('section[id]')?.id,
    position: place && `${+place - 1}`,
    ...{ amount, term },
  };
  const query = new URLSearchParams({ click });
  for (const [name, value] of Object.entries(facts)) if (value) query.set(name, value);
  link.href = `${href}?${query}`;
  setTimeout(() => link.setAttribute('href', href));
  return click;
}
