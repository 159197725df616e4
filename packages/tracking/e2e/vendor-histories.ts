import { TIME_TO_STOP } from '@plaza/consent/store';
import type { TrackingEvent } from '../src/index.ts';
import type { VendorPage } from './vendor-page.ts';

/** One action of a visitor or a consent service. */
export type Step = {
  readonly title: string;
  readonly act: (page: VendorPage) => Promise<unknown>;
  /** The allowed categories to wait for after it. */
  readonly allowed: readonly ('statistics' | 'marketing')[];
  readonly reloads?: true;
};

export type History = {
  readonly mode: 'dialog' | 'external';
  readonly cookies: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
};

const choices = (on: readonly string[]) => ({
  preferences: on.includes('preferences'),
  statistics: on.includes('statistics'),
  marketing: on.includes('marketing'),
});
const everything = ['statistics', 'marketing'] as const;
type Category = (typeof everything)[number];

const evaluateTrack = ({ page }: VendorPage, event: TrackingEvent) =>
  page.evaluate((sent) => plaza.hub.track(sent), event);

const track = (id: string, name: string, params: TrackingEvent['params'] = {}) => ({
  title: `${name} is tracked (${id})`,
  act: (page: VendorPage) => evaluateTrack(page, { id, name, params }),
});
const identify = {
  title: 'the visitor says who they are',
  act: ({ page }: VendorPage) =>
    page.evaluate(() =>
      plaza.hub.identify({ email: 'Ana.García+x@Example.es', phone: '612 345 678' }),
    ),
};
const decide = (title: string, ...on: Category[]) => ({
  title,
  act: ({ page }: VendorPage) =>
    page.evaluate((chosen) => plaza.decide(chosen, 'selected'), choices(on)),
  allowed: on,
});
/** Vendors that are still allowed start again on the next page. */
const withdraw = (what: string, ...left: Category[]): Step => ({
  title: `${what} withdrawn, and the page reloads`,
  act: ({ page }: VendorPage) =>
    Promise.all([
      page.waitForEvent('load'),
      page
        .evaluate((chosen) => plaza.decide(chosen, 'selected'), choices(left))
        .then(() => page.clock.runFor(TIME_TO_STOP)),
    ]),
  allowed: left,
  reloads: true,
});
const serviceSays = (title: string, ...on: Category[]) => ({
  title,
  act: ({ page }: VendorPage) =>
    page.evaluate((chosen) => plaza.store.setExternal(chosen), choices(on)),
  allowed: on,
});
const open = { title: 'the page is opened', act: () => Promise.resolve(), allowed: [] };
const before = [open, { ...track('e1', 'select_content', { item_id: 7 }), allowed: [] }];
/** Before the wait for the service ends. */
const first = (step: Step): Step => ({
  ...step,
  act: async (page) => {
    await before[1]?.act(page);
    await step.act(page);
  },
});
const lead = track('e2', 'generate_lead', { value: 250, currency: 'EUR' });
const late = { ...track('e3', 'sign_up'), allowed: [] };
const given = decide('consent is given', ...everything);

const decided = encodeURIComponent(
  JSON.stringify({ necessary: true, ...choices(everything), givenAt: '2026-11-20T10:00:00Z' }),
);

/** All consent histories of a visitor (§4.1). */
export const histories: Readonly<Record<string, History>> = {
  'no choice': { mode: 'dialog', cookies: {}, steps: before },
  given: {
    mode: 'dialog',
    cookies: {},
    steps: [
      ...before,
      { ...identify, allowed: [] },
      given,
      { ...lead, allowed: everything },
      { ...track('e4', 'sign_up'), allowed: everything },
      { ...track('e5', 'HBC'), allowed: everything },
    ],
  },
  denied: { mode: 'dialog', cookies: {}, steps: [...before, decide('consent is denied'), late] },
  'statistics alone': {
    mode: 'dialog',
    cookies: {},
    steps: [
      ...before,
      decide('statistics are allowed', 'statistics'),
      { ...late, allowed: ['statistics'] },
    ],
  },
  'given, then withdrawn': {
    mode: 'dialog',
    cookies: {},
    steps: [...before, given, withdraw('consent is'), late],
  },
  'statistics are withdrawn, and marketing is kept': {
    mode: 'dialog',
    cookies: {},
    steps: [
      ...before,
      given,
      withdraw('consent to statistics is', 'marketing'),
      { ...late, allowed: ['marketing'] },
    ],
  },
  'marketing is withdrawn, and statistics are kept': {
    mode: 'dialog',
    cookies: {},
    steps: [
      ...before,
      given,
      withdraw('consent to marketing is', 'statistics'),
      { ...late, allowed: ['statistics'] },
    ],
  },
  'given at an earlier visit': {
    mode: 'dialog',
    cookies: { consent: decided },
    steps: [
      { ...open, allowed: everything },
      { ...identify, allowed: everything },
      { ...lead, allowed: everything },
    ],
  },
  'an external service allows, then withdraws': {
    mode: 'external',
    cookies: {},
    steps: [
      first(
        serviceSays('the page is opened, e1 is tracked, and the service allows', ...everything),
      ),
      serviceSays('the service withdraws'),
      late,
      serviceSays('the service allows again'),
    ],
  },
  'an external service says nothing for 2 s': {
    mode: 'external',
    cookies: {},
    steps: [
      {
        title: 'the page is opened, and 2 s pass',
        act: ({ page }) => page.clock.runFor(2_100),
        allowed: everything,
      },
    ],
  },
  'an external service denies': {
    mode: 'external',
    cookies: {},
    steps: [first(serviceSays('the page is opened, e1 is tracked, and the service denies')), late],
  },
};
