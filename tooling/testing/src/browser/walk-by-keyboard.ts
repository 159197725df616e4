import type { Page } from 'playwright';

/** A focused element. */
export type Stop = {
  /** Index among all focusable elements, in document order; -1 for the page itself. */
  readonly position: number;
  readonly name: string;
  /** Whether an outline or shadow shows the focus. */
  readonly visible: boolean;
  readonly onScreen: boolean;
};

/** The elements reachable by Tab; of a group of radio buttons, one. */
function tabStops(): HTMLElement[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], iframe';
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const seen = groups.has(element.name);
    groups.add(element.name);
    return !seen;
  });
}

function currentStop(stops: HTMLElement[]): Stop {
  const element = document.activeElement as HTMLElement;
  const { top, bottom, height } = element.getBoundingClientRect();
  // A link that stretches over its card outlines the card.
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
  return {
    position: element === document.body ? -1 : stops.indexOf(element),
    name: `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 40)}`,
    visible: styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    ),
    onScreen: height > 0 && bottom > 0 && top < innerHeight,
  };
}

/**
 * Presses Tab from the top of the page until the focus leaves it, at most once per focusable
 * element.
 */
export async function walkByKeyboard(page: Page): Promise<{ count: number; stops: Stop[] }> {
  const count = await page.evaluate(`(${tabStops})().length`);
  const stops: Stop[] = [];
  for (let pressed = 0; pressed <= Number(count); pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = (await page.evaluate(`(${currentStop})((${tabStops})())`)) as Stop;
    if (stop.position === -1) break;
    stops.push(stop);
  }
  return { count: Number(count), stops };
}
