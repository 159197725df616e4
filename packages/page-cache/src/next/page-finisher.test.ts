import { describe, expect, it, vi } from 'vitest';
import { readRecording, recordedSite } from '../core/finish/read-recording.test.support.ts';
import { runtimeHeader } from '../model/page.ts';
import { createPageFinisher, type FinisherPort, type PageEntry } from './page-finisher.ts';

const entry = (name: string, status?: number): PageEntry => ({
  kind: 'APP_PAGE',
  html: readRecording(name),
  headers: {},
  status,
});

function finisher(port: Partial<FinisherPort> = {}) {
  const logged: unknown[] = [];
  const clientModules = vi.fn(async () => recordedSite.clientModules);
  const made = createPageFinisher({
    site: recordedSite,
    clientModules,
    notFoundHtml: async () => undefined,
    log: ({ event, path, error }) => {
      logged.push(`${event} ${path}: ${error instanceof Error ? error.message : error}`);
    },
    ...port,
  });
  return { ...made, logged, clientModules };
}

describe('design §3.3 an entry of the page cache', () => {
  it('is finished in place, and once', async () => {
    const { finish, isUnfinished, clientModules } = finisher();
    const page = entry('index');
    expect(isUnfinished(page)).toBe(true);
    await Promise.all([finish('/', page), finish('/', page)]);
    expect(page.headers?.[runtimeHeader]).toBe('none');
    expect(page.html).not.toContain('__next_f');
    expect(isUnfinished(page)).toBe(false);
    expect(clientModules).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a route', { kind: 'APP_ROUTE', body: Buffer.from('') }],
    ['a fetch', { kind: 'FETCH' }],
    ['nothing', null],
    ['half a page', { ...entry('index'), postponed: 'state' }],
    ['a page that is no text', { ...entry('index'), html: Buffer.from('') }],
  ])('is left alone when it is %s', (_, value) => {
    expect(finisher().isUnfinished(value)).toBe(false);
  });

  it('§2.3 gets the status that its root declares, which Next answers with', async () => {
    const page = entry('index');
    page.html = page.html.replace('<html', '<html data-status="403"');
    await finisher().finish('/', page);
    expect(page.status).toBe(403);
  });

  it('gets headers when it has neither headers nor status', async () => {
    const page: PageEntry = { kind: 'APP_PAGE', html: readRecording('second') };
    await finisher().finish('/second', page);
    expect(page.headers).toHaveProperty('content-security-policy');
  });
});

describe('design §3.3 an entry that cannot be finished is served whole, and logged', () => {
  const boom = async () => {
    throw new Error('disk on fire');
  };

  const cases = {
    'needs React': { name: 'fault-client', message: 'it renders the client component' },
    'meets a broken disk': {
      name: 'index',
      port: { clientModules: boom },
      message: 'disk on fire',
    },
  };

  it.each(Object.entries(cases))('when it %s', async (_, { message, name, ...rest }) => {
    const { finish, logged } = finisher('port' in rest ? rest.port : {});
    const page = entry(name);
    await finish('/p', page);
    expect(page.html).toBe(readRecording(name));
    expect(page.headers?.[runtimeHeader]).toBe('react');
    expect(page.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(logged).toEqual([expect.stringContaining(`page-left-to-hydrate /p: ${message}`)]);
  });

  it('when Next writes something unknown', async () => {
    const { finish, logged } = finisher();
    const page = { ...entry('index'), html: readRecording('index').replaceAll('__next_f', 'next') };
    await finish('/', page);
    expect(page.headers?.[runtimeHeader]).toBe('react');
    expect(logged).toEqual([expect.stringContaining('page-left-to-hydrate /: an unknown inline')]);
  });

  it('when the entry is frozen', async () => {
    const { finish, logged, isUnfinished } = finisher();
    const page = Object.freeze(entry('index'));
    await finish('/', page);
    expect(page).toEqual(entry('index'));
    expect(isUnfinished(page)).toBe(false);
    expect(logged).toEqual([expect.stringContaining('page-served-without-policy /: ')]);
  });
});

it('design §3.3 an empty 404 becomes the not-found page of its path', async () => {
  const notFoundHtml = vi.fn(async () => readRecording('_not-found'));
  const page = entry('on-demand-missing', 404);
  const { finish } = finisher({ notFoundHtml });
  await finish('/mx/nada', page);
  expect(notFoundHtml).toHaveBeenCalledWith('/mx/nada');
  expect(page.html).toContain('Página no encontrada');
  await finish('/', entry('index'));
  expect(notFoundHtml).toHaveBeenCalledTimes(1);
});
