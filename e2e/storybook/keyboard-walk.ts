import type { Page } from 'playwright';

type WalkWindow = typeof globalThis & { stops: HTMLElement[] };

/** Finds what the keyboard must reach in the story, in order, and puts the focus before the first. Answers each one's start tag. */
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

/** The stop that has the focus (−1: none of them), and whether it, its label or something in it is outlined. */
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
 * Presses Tab, with a button standing in for what follows the story on a page: past the page's end the browser would go
 * where it likes.
 */
export async function tabOutOfStory(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button id="after">After</button>');
  });
  await page.keyboard.press('Tab');
}

/** Whether the focus stands behind the story. */
export const hasLeftStory = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.id === 'after');

/** Takes away what stood in for the rest of the page. */
export const endWalk = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('#after')?.remove());

/** Whether the `<details>` whose summary has the focus is open. */
export const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('details')?.open ?? false);

/** Address of the player that has the focus, if one has. */
export const focusedPlayer = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement;
    return focused instanceof HTMLIFrameElement ? focused.src : undefined;
  });
