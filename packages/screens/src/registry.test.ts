import { describe, expect, it } from 'vitest';
import { loadScreen } from './registry.ts';
import { screenNames } from './screen-names.ts';

const OwnScreen = () => null;

describe('§2.1 the screen of a route', () => {
  it.each(screenNames)('%s loads by its name', async (screen) => {
    const { Screen } = await loadScreen({ path: '/a/', pageType: 'Basic', screen });
    expect(Screen).toBeTypeOf('function');
  });

  it('follows from the page type, unless the row names or imports another', async () => {
    const own = { Screen: OwnScreen };
    const load = (screen?: Parameters<typeof loadScreen>[0]['screen']) =>
      loadScreen({ path: '/a/', pageType: 'PrivacyPolicy', ...(screen && { screen }) });
    expect(await load()).toBe(await load('document'));
    expect(await load('contact')).not.toBe(await load());
    expect(await load(async () => own)).toBe(own);
  });

  it('throws with the route of a page type without a screen', async () => {
    await expect(loadScreen({ path: '/a/', pageType: 'Unknown' as 'Basic' })).rejects.toThrow(
      'The route /a/ has no screen for the page type Unknown',
    );
  });
});
