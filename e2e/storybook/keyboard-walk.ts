import type { Page } from 'playwright';

type WalkWindow = typeof globalThis & { stops: HTMLElement[] };

/** Finds the tab stops of the story, in order, and sets the focus before the first. Returns their start tags. */
export function findStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      '#storybook-root :is(a[href], button, input, select, textarea, summary, iframe, [tabindex="0"])',
    );
    const isRadio = (element: HTMLElement) => element.matches('input[type=radio]');
    // A group of radios is one stop: the chosen one, else the first.
    const isStopOfGroup = (element: HTMLElement) => {
      const name = CSS.escape((element as HTMLInputElement).name);
      const group = `input[type=radio][name="${name}"]`;
      return (
        element === (document.querySelector(`${group}:checked`) ?? document.querySelector(group))
      );
    };
    // So is a list of tabs: the chosen one. What is hidden from people is none.
    const isNoStop = ':disabled, [aria-hidden=true] *, [role=tab][aria-selected=false]';
    const stops = [...candidates].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(isNoStop) &&
        (!isRadio(element) || isStopOfGroup(element)),
    );
    (globalThis as WalkWindow).stops = stops;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    return stops.map((element) => (element.cloneNode() as Element).outerHTML);
  });
}

/** The index of the focused stop (−1: none), and whether it, its label or a descendant is outlined. */
export function focusedStop(page: Page): Promise<{ stop: number; outlined: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const outlined = [focused, focused.closest('label'), ...focused.querySelectorAll('*')].some(
      (element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      },
    );
    return { stop: (globalThis as WalkWindow).stops.indexOf(focused as HTMLElement), outlined };
  });
}

/**
 * Presses Tab, with a button after the story as the next stop: past the page's end the focus would leave the document.
 */
export async function tabOutOfStory(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="after">After</button>');
  });
  await page.keyboard.press('Tab');
}

/** Whether the focus has left the story. */
export const hasLeftStory = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.id === 'after');

/** Removes the button after the story. */
export const endWalk = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#after')?.remove());

/** Whether the `<details>` whose summary has the focus is open. */
export const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('details')?.open ?? false);

/** The address of the focused player, if any. */
export const focusedPlayer = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement;
    return focused instanceof HTMLIFrameElement ? focused.src : undefined;
  });
