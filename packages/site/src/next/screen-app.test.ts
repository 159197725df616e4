import { join } from 'node:path';
import { documentToHtml } from '@plaza/ui-blocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import type { App } from '../react/app.ts';
import { screenApp } from './screen-app.ts';

afterEach(() => vi.restoreAllMocks());

const appWith = (changes: object = {}) => {
  const log: LogEntry[] = [];
  const fields = {
    site: { id: 101 },
    environment: {},
    log: (entry: LogEntry) => log.push(entry),
    ...changes,
  };
  return { log, app: screenApp(fields as unknown as App) };
};
const blockHtml = (app: ReturnType<typeof screenApp>, type: string, attrs: object) =>
  documentToHtml({ type: 'doc', content: [{ type, attrs }] }, { context: app.blocks });

describe('the screen app', () => {
  it('§3.4 gives pictures of content their sizes and formats, default quality 80', () => {
    const folder = `/images/${'0'.repeat(32)}-1200x800`;
    const image = { src: `${folder}/olivo.jpg`, alt: 'Un olivo', width: 300, height: 200 };
    const html = blockHtml(appWith().app, 'ImageBlock', image);
    expect(html).toContain(`type="image/avif"`);
    expect(html).toContain(`src="${folder}/360/80.jpg"`);
  });

  it('§7.4 finds icons beyond the built-in 36', () => {
    const cwd = join(import.meta.dirname, '../../../../apps/es-loans');
    vi.spyOn(process, 'cwd').mockReturnValue(cwd);
    const { app, log } = appWith();
    const html = blockHtml(app, 'BigIconBlock', { icon: 'ph:acorn' });
    expect(html).toMatch(
      /<svg class="pz-icon" viewBox="0 0 256 256"[^>]*><path d="M[^"]+"><\/path>/,
    );
    expect(log).toEqual([]);
  });

  it('§1 has the lead form if one is configured', () => {
    const address = 'https://formulario.example/embed';
    expect(appWith({ leadForm: { load: 'on-press' } }).app.leadForm).toBeUndefined();
    const { app } = appWith({
      environment: { leadFormUrl: address },
      leadForm: { load: 'on-press' },
    });
    expect(app.leadForm).toEqual({ address, load: 'on-press' });
  });

  it('§1 replaces {websiteId} in a lead form URL shared by several sites', () => {
    const environment = { leadFormUrl: 'http://127.0.0.1:4100/{websiteId}?a=1' };
    const { app } = appWith({ environment, site: { id: 310 } });
    expect(app.leadForm).toEqual({ address: 'http://127.0.0.1:4100/310?a=1' });
  });

  it("§9 links to offers by the site's own addresses", () => {
    const marketByLocale = new Map([['es-MX', { pathPrefix: 'mx' }]]);
    const { app } = appWith({ site: { id: 101, marketByLocale } });
    expect(app.offerLink({ locale: 'es-MX', slug: 'uno' })).toBe('/mx/go/uno');
  });
});
