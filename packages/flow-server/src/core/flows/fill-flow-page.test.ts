import { describe, expect, it } from 'vitest';
import { fillFlowPage } from './fill-flow-page.ts';
import type { FlowView, StepView } from './flow-view.ts';

const field = (name: string) =>
  `<div data-flow-field="${name}" data-flow-label="${name}" data-flow-check='{"kind":"text"}'>
  <div data-field="${name}"><input id="flow-${name}" name="${name}"><p data-error="issue" hidden></p></div></div>`;

const html = `<!DOCTYPE html><html><head><title>Site</title>
<script type="module" data-tracking='{"vendors":[{"vendor":"meta"},{"vendor":"bing"}]}'></script></head>
<body><p>Before<!--$--></p><div data-flow="x" data-no-vendors=""><form data-flow-form="" data-title-prefix="Error:"
 data-flow-texts='{"issues":{"required":"{field} is missing"}}'><input type="hidden" name="version" value="">
<div data-flow-step="one"><h2>One</h2>${field('email')}</div></form>
<template data-flow-parts=""><div data-flow-step="two"><h2>Two</h2>${field('phone')}</div>
<section data-flow-end="done"><h2>Done</h2><p data-flow-reference="" hidden>{reference}</p></section></template>
</div><p>After</p></body></html>`;

const context = { answers: {} } as StepView['context'];
const step = (name: string, more: Partial<StepView> = {}): StepView => ({
  ...{ kind: 'step', step: name, context, carried: {}, values: {}, left: [], issues: [] },
  ...{ withheld: [], ...more },
});
const end = { kind: 'end', context, end: 'done', reasons: [] } as const satisfies FlowView;

describe('§2.3 the page of a flow, filled', () => {
  it('has one step in its form, named in its title, and no other part', () => {
    const page = fillFlowPage(html, step('two', { carried: { version: '3' } })) ?? '';
    expect(page).toContain('<title>Two | Site</title>');
    expect(page).toContain('name="version" value="3"');
    expect(page).toContain('data-flow-step="two"');
    for (const left of ['data-flow-step="one"', '<template', 'data-flow-end'])
      expect(page).not.toContain(left);
    expect(page).toMatch(/<p>Before<!--\$--><\/p>.*<p>After<\/p><\/body><\/html>$/s);
  });

  it('keeps nothing of an answer for the next visitor', () => {
    const plain = [step('one'), step('two'), end].map((view) => fillFlowPage(html, view));
    const issues = [{ field: 'email', code: 'required' }] as const;
    const values = { email: 'ana@correo.example', phone: '612345678' };
    for (const view of [
      step('one', { values, issues, carried: { version: '7' }, stored: { email: 'b@x.example' } }),
      step('two', { values, masked: { phone: '***' }, left: ['phone'] }),
      { ...end, reference: 'R-1', vendors: ['meta'] },
    ])
      expect(plain).not.toContain(fillFlowPage(html, view));
    expect([step('one'), step('two'), end].map((view) => fillFlowPage(html, view))).toEqual(plain);
  });

  it('shows what an empty step does not ask, because an answer may ask it', () => {
    const unasked = html.replace('data-flow-field="email"', '$& data-flow-unasked=""');
    expect(unasked).toContain('data-flow-unasked');
    expect(fillFlowPage(unasked, step('one'))).not.toContain('data-flow-unasked');
  });

  it('lets vendors run at its end alone, and only those that have an event to receive', () => {
    const page = fillFlowPage(html, { ...end, reference: 'R-$&', vendors: ['meta'] }) ?? '';
    expect(page).toContain('{&quot;vendors&quot;:[{&quot;vendor&quot;:&quot;meta&quot;}]}');
    expect(page).not.toContain('data-no-vendors');
    expect(page).toContain('<p data-flow-reference="">R-$&amp;</p>');
    expect(fillFlowPage(html, end)).toContain('data-no-vendors=""');
  });

  it('is none without the step or the end, or without a form', () => {
    expect(fillFlowPage(html, step('three'))).toBeUndefined();
    expect(fillFlowPage(html, { ...end, end: 'none' })).toBeUndefined();
    expect(fillFlowPage('<p>None</p>', step('one'))).toBeUndefined();
  });
});
