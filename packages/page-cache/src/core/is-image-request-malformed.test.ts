import { describe, expect, it } from 'vitest';
import { isImageRequestMalformed } from './is-image-request-malformed.ts';

describe('§3.4 requests to the image optimizer', () => {
  it.each([
    ['/_next/image/?url=%2Fimages%2Fcampo.png&w=64&q=75', false],
    ['/_next/image?url=/images/campo.png&w=64&q=75', false],
    ['/_next/image/?url=%2Fimages%2Fca%C3%B1a.png&w=64&q=75', false],
    ['/_next/image/', false],
    ['/lp/?url=%0a', false],
    ['/_next/image/?url=%2Fimages%2Fa%0a{%22level%22:%22error%22}&w=64&q=75', true],
    ['/_next/image/?url=%2Fimages%2Fa%250a&w=64&q=75', true],
    ['/_next/image?w=64&q=75&url=%2Fa%1b[2J', true],
    ['/_next/image/?url=%2Fimages%2F%25&w=64&q=75', true],
  ])('%s: malformed %s', (target, malformed) => {
    expect(isImageRequestMalformed(target)).toBe(malformed);
  });
});
