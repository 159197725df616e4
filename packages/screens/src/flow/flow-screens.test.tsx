import { FLOWS, flowOfPageType } from '@plaza/flows';
import type { PageType } from '@plaza/routing';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { screenOfPageType } from '../screen-names.ts';
import { renderScreen } from '../testing/render-screen.test.support.ts';

const flows = Object.values(FLOWS);

test('§2.3 the screen `flow` shows the page types that have a flow, and no others', () => {
  const shown = Object.entries(screenOfPageType).filter(([, name]) => name === 'flow');
  expect(shown.map(([pageType]) => flowOfPageType(pageType)?.name).sort()).toEqual(
    flows.map(({ name }) => name).sort(),
  );
});

test.each(flows)(
  '§2.3 $name: valid HTML with its first step in view, the rest inert',
  async (flow) => {
    const { html } = await renderScreen({ pageType: flow.pageType as PageType });
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    const [shown = '', inert = ''] = html.split('<template');
    const [first, ...later] = flow.steps;
    for (const { name } of first?.fields ?? [])
      expect(shown).toContain(`data-flow-field="${name}"`);
    for (const { name } of later) expect(inert).toContain(`data-flow-step="${name}"`);
    // Also steps that only an answer makes apply tell where the applicant is.
    const stages = flow.steps.length + (flow.checkAnswers ? 1 : 0);
    // The check is counted where no answer decides how many steps there are.
    const isFixed = flow.steps.every(({ when }) => !when);
    const counted = isFixed ? stages : flow.steps.length;
    const shownSteps = stages > 1 ? counted : 0;
    expect(html.split('data-flow-progress=').length - 1).toBe(shownSteps);
    for (const { name, outcome } of flow.ends) {
      const isSuccess = outcome === 'complete' || outcome === 'qualified';
      const look = isSuccess ? 'pz-panel pz-flow__end' : 'pz-panel';
      expect(html).toContain(`<section class="${look}" data-flow-end="${name}"`);
    }
  },
);

test('§2.3 the first step names no total while its answer decides how many steps follow', async () => {
  const firstProgress = async (pageType: PageType) => {
    const { html } = await renderScreen({ pageType });
    return /data-flow-progress="">([^<]*)</.exec(html)?.[1];
  };
  expect(await firstProgress('SignupSouthAfrica')).toBe('flow-progress-open 1');
  expect(await firstProgress('SignupExtended')).toMatch(/^flow-progress 1 \d+$/);
});

test('§2.3 an anonymous survey ends without a reference number', async () => {
  const { html } = await renderScreen({ pageType: 'Survey' });
  expect(html).not.toContain('data-flow-reference');
});
