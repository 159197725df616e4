import type { Walk, WalkedStep } from '@plaza/flow-server/testing/flow-walks';
import type { Page } from 'playwright';

/** Fills in the step that a page shows, as its browser sees it. */
export const fillIn = (page: Page, typed: WalkedStep['typed']): Promise<void> =>
  page.evaluate((values) => {
    for (const control of document.querySelectorAll<HTMLInputElement>(
      '[data-flow-form] [data-flow-field] :is(input, textarea)',
    )) {
      const typed = values[control.name] ?? [];
      if (/^(?:radio|checkbox)$/.test(control.type))
        control.checked = typed.includes(control.value);
      else control.value = typed[0] ?? '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, typed);

/** Waits for a step. @param timeout milliseconds; default: that of the page */
export const stepShown = (page: Page, name: string, timeout?: number): Promise<void> =>
  page
    .locator(`[data-flow-form] [data-flow-step="${name}"]`)
    .waitFor(timeout === undefined ? {} : { timeout });

export const press = (page: Page, action: string): Promise<void> =>
  page.locator(`[data-flow-form] button[value="${action}"]`).click();

/** Walks from the first step until everything is sent. */
export async function walkInBrowser(page: Page, { flow, steps }: Walk): Promise<void> {
  for (const { step, typed } of steps) {
    await stepShown(page, step.name);
    await fillIn(page, typed);
    await press(page, 'continue');
  }
  if (!flow.checkAnswers) return;
  await stepShown(page, 'check');
  await press(page, 'send');
}
