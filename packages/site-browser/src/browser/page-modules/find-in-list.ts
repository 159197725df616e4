/** Letters without marks, so that `lan` finds `lån`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows a field that leaves the items of the page in view whose text has all its words. */
export function attach(finder: HTMLElement): void {
  const field = finder.querySelector('input');
  const none = finder.querySelector<HTMLElement>('[role=status]');
  if (!field || !none) return;
  const items = [...document.querySelectorAll<HTMLElement>('[data-find-item]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-find-group]')];
  const texts = items.map(({ textContent }) => plain(textContent ?? ''));
  finder.hidden = false;
  field.addEventListener('input', () => {
    const words = plain(field.value).split(/\s+/);
    let found = 0;
    items.forEach((item, index) => {
      item.hidden = !words.every((word) => texts[index]?.includes(word));
      if (!item.hidden) found += 1;
    });
    for (const group of groups)
      group.hidden = !group.querySelector('[data-find-item]:not([hidden])');
    none.textContent = found > 0 ? '' : (none.dataset.text ?? '');
  });
}
