import { describe, expect, test } from 'vitest';
import { apiBase } from './api-base.ts';

describe('§7 the API base', () => {
  test('is below the address of the service', () => {
    const leadsServiceUrl = 'http://127.0.0.1:4000/';
    expect(apiBase({ leadsServiceUrl, websiteId: 101 })).toBe(
      'http://127.0.0.1:4000/website/101/api',
    );
  });

  test('keeps the path of the service, not its query', () => {
    const leadsServiceUrl = 'https://api.example/leads//?x=1';
    expect(apiBase({ leadsServiceUrl, websiteId: 7 })).toBe(
      'https://api.example/leads/website/7/api',
    );
  });

  test.each([
    [
      'localhost:4000',
      1,
      "The leads service URL must be absolute http(s), but is 'localhost:4000'",
    ],
    ['', 1, "The leads service URL must be absolute http(s), but is ''"],
    ['https://a.example', 0, 'The website id must be a positive whole number, but is 0'],
    ['https://a.example', Number.NaN, 'The website id must be a positive whole number, but is NaN'],
  ])('refuses %j and %d', (leadsServiceUrl, websiteId, message) => {
    expect(() => apiBase({ leadsServiceUrl, websiteId })).toThrow(new TypeError(message));
  });
});
