/** How far a key moves the selection; Home and End go to an end. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Enhances a tab list by the ARIA tabs pattern: arrow keys, Home and End move focus and selection
 * together, and Tab moves on to the panel.
 *
 * @returns selects a tab by its index, from 0
 */
export function attachTabs(root: Element): (index: number) => void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = root.querySelectorAll<HTMLElement>('[role=tabpanel]');
  const select = (selected: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === selected);
      tab.tabIndex = index === selected ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== selected;
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', (event) => {
      const next = nextTab(event, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      tabs[next]?.focus();
    });
  }
  return select;
}

/** Ignores keys with a modifier, which are browser commands. */
function nextTab(event: KeyboardEvent, index: number, count: number): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (!step) return undefined;
  const isMirrored = getComputedStyle(currentTarget as Element).direction === 'rtl';
  return (index + (isMirrored ? -step : step) + count) % count;
}
