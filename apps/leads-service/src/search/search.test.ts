import {
  type ContentEntity,
  SEARCH,
  type SearchResult,
  type WebsiteContent,
} from '@plaza/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFixture } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { importContent } from '../import/import-content.ts';
import { updateSearchIndex } from './search-index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const document = (text: string) => ({ type: 'doc', content: [paragraph(text)] });

/** Texts of an article: title, summary, body. */
type Texts = readonly [string, string, string];

function post(name: string, locale: string, [title, summary, text]: Texts): ContentEntity {
  const own = { id: name, slug: name, locale, path: `/${locale}/${name}/`, title, summary };
  const meta = { title, description: summary, noIndex: name.startsWith('hidden'), noFollow: false };
  const dates = { publishedAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' };
  const value = { ...own, ...dates, body: document(text), meta };
  return { folder: 'posts', file: `${name}.json`, value } as ContentEntity;
}

const posts = [
  post('by-title', 'es-ES', ['Hipotecas a tipo fijo', 'Un resumen', 'Un texto']),
  post('by-summary', 'es-ES', ['Otro título', 'Cuando la hipoteca es cara', 'Un texto']),
  post('by-body', 'es-ES', ['Tercer título', 'Un resumen', 'Antes de firmar una hipoteca, lee.']),
  post('hidden', 'es-ES', ['Hipoteca escondida', 'Un resumen', 'Un texto']),
  post('accent', 'es-ES', ['Cómo pedir un préstamo rápido', 'Un resumen', 'Un texto']),
  post('swedish', 'sv-SE', ['Lånen och räntan', 'Om bolån', 'Räntorna stiger.']),
  post('polish', 'pl-PL', ['Pożyczka na dług', 'Krótki opis', 'Spłać zadłużenie łatwo.']),
  post('english', 'en-US', ['Paying off credit cards', 'A summary', 'Interest adds up.']),
  post('finnish', 'fi-FI', ['Lainojen korot', 'Lyhyesti', 'Korkojen nousu.']),
  post('german', 'de-DE', ['Kredite für Häuser', 'Kurz', 'Größere Raten.']),
];

/** The pages that show terms and questions. */
function hosts({ entities }: WebsiteContent): ContentEntity[] {
  const page = entities.find(({ file }) => file === 'pages/contactanos.json');
  return ['Glossary', 'FAQ'].map((pageType) => {
    const own = { id: pageType, pageType, path: `/${pageType.toLowerCase()}/` };
    return { ...page, file: pageType, value: { ...page?.value, ...own } } as ContentEntity;
  });
}

describe.each(databaseEngines)('GET /content/search on %s', (engine) => {
  let service: TestService;
  let content: WebsiteContent;
  beforeAll(async () => {
    service = await createTestService(engine);
    const fixture = await readFixture();
    const website = { ...fixture.website, id: 903 };
    content = { website, entities: [...fixture.entities, ...hosts(fixture), ...posts] };
    await store(content.entities);
  });
  afterAll(() => service.stop());

  /** Imports, and indexes as a running service does, which knows what it has indexed. */
  const indexed = new Map<number, number>();
  async function store(entities: readonly ContentEntity[]) {
    const { website } = content;
    const { version } = await importContent(service.database, { website, entities });
    await updateSearchIndex(service.database, { indexed });
    return version;
  }

  async function search(q: string, locale = 'es-ES', page = 1) {
    const given = new URLSearchParams({ q, locale, page: `${page}` });
    const answer = await service.app.inject(`/website/903/api${SEARCH.path}?${given}`);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const results = answer.json<SearchResult[]>();
    return { results, total: Number(answer.headers['total-count']) };
  }

  const paths = async (...given: Parameters<typeof search>) =>
    (await search(...given)).results.map(({ path, anchor }) =>
      anchor ? `${path}#${anchor}` : path,
    );

  test('finds the title before the summary before the text, and nothing hidden', async () => {
    const { results, total } = await search('hipoteca');
    const names = results.map(({ path }) => path.split('/')[2]);
    expect({ names, total }).toEqual({ names: ['by-title', 'by-summary', 'by-body'], total: 3 });
    const { excerpt, ...third } = results[2] as SearchResult;
    expect(third).toMatchObject({ pageType: 'Post', title: 'Tercer título' });
    const marked = excerpt.marks.map(([start, end]) => excerpt.text.slice(start, end));
    expect(marked).toEqual(['hipoteca']);
  });

  test.each([
    ['stems', 'pagar el prestamo', '/es-ES/accent/'],
    ['no accents', 'prestamo rapido', '/es-ES/accent/'],
    ['capitals and accents', 'PRÉSTAMOS RÁPIDOS', '/es-ES/accent/'],
    ['the beginning of a word', 'rapi', '/es-ES/accent/'],
    ['a typo', 'rapidp', '/es-ES/accent/'],
    ['two typos', 'prestamso rapdo', '/es-ES/accent/'],
    ['Swedish', 'ränta', '/sv-SE/swedish/'],
    ['Swedish without accents', 'lan', '/sv-SE/swedish/'],
    ['Polish without accents', 'pozyczka dlug', '/pl-PL/polish/'],
    ['a Polish typo', 'pozyczkka', '/pl-PL/polish/'],
    ['English', 'pay credit card', '/en-US/english/'],
    ['Finnish', 'laina', '/fi-FI/finnish/'],
    ['German', 'haus kredit', '/de-DE/german/'],
    ['German ß', 'grosse', '/de-DE/german/'],
    ['swapped letters', 'prestmao', '/es-ES/accent/'],
    ['a Swedish slip', 'länen', '/sv-SE/swedish/'],
    ['swapped Swedish letters', 'rätnan', '/sv-SE/swedish/'],
    ['two Polish slips', 'pozyzcak', '/pl-PL/polish/'],
    ['swapped English letters', 'paynig craids', '/en-US/english/'],
    ['swapped Finnish letters', 'laionjen', '/fi-FI/finnish/'],
    ['swapped German letters', 'kreidte', '/de-DE/german/'],
  ])('finds %s', async (_, q, path) => {
    expect((await paths(q, path.split('/')[1]))[0]).toBe(path);
  });

  test('links a term and a question to their place on the page that shows them', async () => {
    const terms = content.entities.flatMap(({ folder, value }) =>
      folder === 'glossary-terms' ? value : [],
    );
    const groups = content.entities.flatMap(({ folder, value }) =>
      folder === 'question-groups' ? value : [],
    );
    for (const { term, slug } of terms) expect(await paths(term)).toContain(`/glossary/#${slug}`);
    for (const { question, id } of groups.flatMap(({ questions }) => questions))
      expect(await paths(question)).toContain(`/faq/#${id}`);
    const withoutHosts = content.entities.filter(({ file }) => file !== 'Glossary');
    await store(withoutHosts);
    expect(await paths(terms[0]?.term ?? '')).not.toContain(`/glossary/#${terms[0]?.slug}`);
    await store(content.entities);
  });

  test('follows imports: what is added, changed and removed', async () => {
    const changed = content.entities
      .filter(({ file }) => file !== 'by-body.json')
      .map((entity) =>
        entity.file === 'by-title.json'
          ? post('by-title', 'es-ES', ['Cuentas', 'Un resumen', 'Un texto'])
          : entity,
      );
    await store(changed);
    expect(await paths('hipoteca')).toEqual(['/es-ES/by-summary/']);
    expect(await paths('cuentas')).toEqual(['/es-ES/by-title/']);
    await store(content.entities);
    expect(await paths('hipoteca')).toHaveLength(3);
  });

  test('indexes a website that was removed and has its earlier versions again', async () => {
    const website = { ...content.website, id: 904 };
    const found = async () => {
      const { version } = await importContent(service.database, { ...content, website });
      await updateSearchIndex(service.database, { indexed });
      const { rows } = await service.database.orm.execute(sql`
        select 1 from content_search where website_id = 904 limit 1`);
      return [version, rows.length];
    };
    expect(await found()).toEqual([1, 1]);
    await service.database.orm.execute(sql`delete from websites where id = 904`);
    expect(await found()).toEqual([1, 1]);
  });

  test('indexes all others if an entry is not as the contract says', async () => {
    await service.database.orm.execute(sql`
      insert into content_entities (website_id, folder, locale, id, hash, body)
      values (903, 'question-groups', 'es-ES', 'a-broken', '', '{}')`);
    await service.database.orm.execute(sql`
      delete from content_search where website_id = 903 and id = 'by-title'`);
    expect(await paths('hipoteca')).toHaveLength(2);
    await updateSearchIndex(service.database);
    expect(await paths('hipoteca')).toHaveLength(3);
    await store(content.entities);
  });

  test('has pages, the total, and each result once', async () => {
    const many = Array.from({ length: 34 }, (_, index) =>
      post(`many-${index}`, 'es-ES', [`Seguro número ${index}`, 'Un resumen', 'Un texto']),
    );
    await store([...content.entities, ...many]);
    const found: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      expect((await search('seguros', 'es-ES', page)).total).toBe(34);
      found.push(...(await paths('seguros', 'es-ES', page)));
    }
    expect(new Set(found).size).toBe(34);
    expect((await search('seguros', 'es-ES', 5)).results).toEqual([]);
    await store(content.entities);
  });

  test.each(['?', '!!! ¿¡', '…—«»', '€ $', '🏠', '\'"'])('finds nothing for %j', async (q) => {
    expect(await search(q)).toEqual({ results: [], total: 0 });
  });

  test.each(['', 'x'.repeat(201)])('rejects %j', async (q) => {
    const given = new URLSearchParams({ q, locale: 'es-ES' });
    const answer = await service.app.inject(`/website/903/api${SEARCH.path}?${given}`);
    expect(answer.statusCode).toBe(400);
  });

  test('answers any other text, without an error', async () => {
    const odd = ['\0', "'; drop table", '& | !', '%_\\', ':*', '((', 'a:*b', '½ ﬁ', '\u202e', '🏠'];
    const words = fc.constantFrom(...odd, 'hipoteca', 'préstamo', 'de', 'la', ' ', '<->');
    const phrase = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
    const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(phrase, anything), async (q) => {
        const { results, total } = await search(q);
        expect(total).toBeGreaterThanOrEqual(results.length);
        expect(SEARCH.response.parse(results)).toEqual(results);
      }),
      { numRuns: 150 },
    );
  });
});
