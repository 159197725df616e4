import { describe, expect, test } from 'vitest';
import { apiBase } from './api-base.ts';

const service = 'http://127.0.0.1:4000/website/101/api';

describe('§7 the API base', () => {
  test.each([
    ['on the server', { isServer: true }, service],
    ['on the server, whatever the host', { isServer: true, hostname: 'olivar.example' }, service],
    ['on localhost', { isServer: false, hostname: 'localhost' }, service],
    ['on a name below localhost', { isServer: false, hostname: 'es.localhost' }, service],
    ['on the loopback address', { isServer: false, hostname: '127.0.0.1' }, service],
    ['on the IPv6 loopback address', { isServer: false, hostname: '[::1]' }, service],
    ['on a host', { isServer: false, hostname: 'olivar.example' }, '/api'],
    ['on a host named like localhost', { isServer: false, hostname: 'localhost.example' }, '/api'],
    ['on a host that is not known', { isServer: false }, '/api'],
  ])('%s', (_, place, base) => {
    const leadsServiceUrl = 'http://127.0.0.1:4000/';
    expect(apiBase({ leadsServiceUrl, websiteId: 101, ...place })).toBe(base);
  });

  test('keeps the path of the service, not its query', () => {
    const leadsServiceUrl = 'https://api.example/leads//?x=1';
    expect(apiBase({ leadsServiceUrl, websiteId: 7, isServer: true })).toBe(
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
    expect(() => apiBase({ leadsServiceUrl, websiteId, isServer: true })).toThrow(
      new TypeError(message),
    );
  });
});
