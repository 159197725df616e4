import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.test.support.ts';
import { sampleEntries } from '../testing/sample-entries.test.support.ts';
import { isClosed } from './is-closed.ts';

const [job] = sampleEntries('jobs');
const [scholarship] = sampleEntries('scholarships');
const texts = {
  'job-salary-year': '{salary} al año',
  'application-closed-text': 'Hasta el {date, date}',
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-22T10:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  test.each([
    ['2026-12-31T23:59:59Z', false],
    ['2027-01-01T11:59:59Z', false],
    ['2027-01-01T12:00:00Z', true],
  ])('of 31 December is over at %s: %s', (now, closed) => {
    expect(isClosed('2026-12-31', Date.parse(now))).toBe(closed);
  });

  test('that is over stays over', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        if (isClosed('2026-12-31', earlier)) expect(isClosed('2026-12-31', later)).toBe(true);
      }),
    );
  });
});

describe('§2.3 the page of a vacancy', () => {
  const shown = { folder: 'jobs', entry: job } as const;

  test('has salary, place and deadline, and the way to apply', async () => {
    const html = plain((await renderScreen(shown, { texts })).html);
    for (const text of ['28.000-34.000 € al año', 'Madrid, España', 'job-remote-hybrid'])
      expect(html).toContain(text);
    expect(html).toContain('31 de diciembre de 2026');
    expect(html).toContain('<a href="mailto:empleo@olivar.example">empleo@olivar.example</a>');
    expect(html).not.toContain('application-closed');
  });

  test('is closed once the deadline is over: no way to apply, no structured data', async () => {
    vi.setSystemTime('2027-01-02T00:00:00Z');
    const { html, things } = await renderScreen(shown, { texts });
    expect(html).toContain('Hasta el 31 de diciembre de 2026');
    expect(html).not.toMatch(/mailto:|data-call-to-action/);
    expect(things).toEqual([]);
  });

  test('is structured data with all that search engines demand', async () => {
    const { things, issues } = await renderScreen(shown);
    expect(issues).toEqual([]);
    expect(things).toMatchObject([
      {
        '@type': 'JobPosting',
        datePosted: '2026-10-01',
        validThrough: '2026-12-31T23:59:59Z',
        employmentType: 'FULL_TIME',
        jobLocation: { address: { addressLocality: 'Madrid' } },
        baseSalary: { currency: 'EUR', value: { minValue: 28_000, unitText: 'YEAR' } },
        description: '<p>Escribir claro.</p>\n<p>El puesto</p>',
      },
    ]);
  });

  test('that is remote says where applicants may live', async () => {
    const entry = { ...job, place: { country: 'ES', remote: 'full' } };
    const { things } = await renderScreen({ folder: 'jobs', entry });
    expect(things).toMatchObject([
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'España' } },
    ]);
    expect(things[0]).not.toHaveProperty('jobLocation');
  });
});

describe('§2.3 the page of a scholarship', () => {
  const shown = { folder: 'scholarships', entry: scholarship } as const;

  test('has amount, rules and deadline, and the way to apply', async () => {
    const html = plain((await renderScreen(shown)).html);
    for (const text of ['2000 €', '<li>Matriculado en España</li>', '31 de marzo de 2027'])
      expect(html).toContain(text);
    expect(html).toContain('href="https://olivar.example/becas/"');
  });

  test('is closed once the deadline is over', async () => {
    vi.setSystemTime('2027-04-02T00:00:00Z');
    const { html } = await renderScreen(shown);
    expect(html).toContain('application-closed');
    expect(html).not.toContain('data-call-to-action');
  });
});
