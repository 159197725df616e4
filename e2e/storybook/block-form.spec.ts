import { installAxe, runAxe } from '@plaza/testing/browser';
import { BLOCKS } from '@plaza/ui-blocks';
import { collectPageErrors } from './page-errors.ts';
import type { StoryPage } from './story-page.ts';
import { expect, test } from './story-test.ts';

const formTitle = 'The form that editors fill in';

/** A tab of its own, of the same Storybook. */
async function openTab({ page }: StoryPage, path: string) {
  const { origin } = new URL(page.url());
  const tab = await page.context().browser()?.newPage();
  if (!tab) throw new Error('The browser of stories is closed');
  const errors = collectPageErrors(tab, origin);
  await tab.goto(`${origin}/iframe.html?${path}`);
  return { tab, errors };
}

test("§9 a block's page has the editor's form, which drives the block beside it", async ({
  storyPage,
}) => {
  const { tab, errors } = await openTab(
    storyPage,
    'viewMode=docs&id=blocks-informationblock--docs',
  );
  expect(await tab.locator(`iframe[title="${formTitle}"]`).count()).toBe(0);
  await tab.getByText(formTitle, { exact: true }).press('Enter');
  const form = tab.frameLocator(`iframe[title="${formTitle}"]`);
  const title = form.getByRole('textbox', { name: 'Title' });
  const given = await title.inputValue();
  await title.fill('A title of the form');
  const shown = tab.locator('.docs-example').first();
  await shown.getByText('A title of the form').waitFor();
  const body = form.getByRole('textbox', { name: 'Text' });
  await body.press('Control+End');
  await tab.keyboard.type(' Typed into rich text.');
  await shown.getByText('Typed into rich text.').waitFor();
  await tab.getByRole('button', { name: /reset/i }).first().click();
  await expect(title).toHaveValue(given);
  expect(errors()).toEqual([]);
  await tab.close();
});

test('§9 every block has a form, which passes axe', async ({ storyPage }) => {
  const { tab, errors } = await openTab(storyPage, 'viewMode=story&id=editor-form--block');
  const show = (block: string) =>
    tab.evaluate((name) => {
      // The page around this form is the form's own.
      postMessage({ kind: 'show', block: name, attrs: {} }, location.origin);
    }, block);
  const fields = tab
    .locator('.mantine-Input-wrapper, .mantine-Fieldset-root, .mantine-Checkbox-root, .add-value')
    .first();
  await expect(async () => {
    await show('Faq');
    expect(await fields.isVisible()).toBe(true);
  }).toPass();
  await installAxe(tab);
  for (const block of Object.keys(BLOCKS)) {
    await show('');
    await fields.waitFor({ state: 'detached' });
    await show(block);
    await fields.waitFor();
    expect((await runAxe(tab)).violations, block).toEqual([]);
    expect(errors(), block).toEqual([]);
  }
  await tab.close();
});
