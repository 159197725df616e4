import { APPLICATIONS, COMMANDS, RESOURCES, SEARCH } from '@plaza/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface Operation {
  readonly operationId?: string;
  readonly responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, unknown> };
}

let service: TestService;
let description: Description;
beforeAll(async () => {
  service = await createTestService('pglite');
  description = (await service.app.inject('/openapi.json')).json();
});
afterAll(() => service.stop());

const operations = () => Object.values(description.paths).flatMap((path) => Object.values(path));

test('the description is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(description) });
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(description.openapi).toMatch(/^3\.1\./);
});

test('describes every operation and the health checks', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const base = '/website/{websiteId}/api';
  const expected = [
    ...Object.values(RESOURCES).map(({ path }) => `get ${base}${path}`),
    `get ${base}${SEARCH.path}`,
    ...Object.values(COMMANDS).map(({ path }) => `post ${base}${path}`),
    ...Object.values(APPLICATIONS).map(
      ({ method, path }) => `${method.toLowerCase()} ${base}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
    `get ${base}/content/pictures/{id}`,
    'get /livez',
    'get /readyz',
  ];
  expect(described.sort()).toEqual(expected.sort());
});

test('every operation has a unique id', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('design §3 every problem of an operation is problem+json', () => {
  for (const { responses } of operations()) {
    const problems = Object.entries(responses).filter(([status]) => status >= '400');
    expect(problems.length).toBeGreaterThan(0);
    for (const [, { content }] of problems) {
      expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
    }
  }
});

test('has no unused schemas', () => {
  const text = JSON.stringify(description);
  const unused = Object.keys(description.components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
  expect(description.components.schemas).toHaveProperty('Page');
});

test('/docs loads only from the service, under its own policy', async () => {
  const page = await service.app.inject('/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => `${url}`);
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((url) => !url.startsWith('/docs/'))).toEqual([]);
  const statuses = await Promise.all(
    sources.map(async (url) => (await service.app.inject(url)).statusCode),
  );
  expect(statuses).toEqual(sources.map(() => 200));
  const initializer = await service.app.inject('/docs/static/swagger-initializer.js');
  expect(initializer.body).toContain('/openapi.json');
});
