/**
 * Links that browsers prefetch when a visitor is about to follow them, as `<script
 * type="speculationrules">`; the same links as in `prefetchPath` of the browser entry. Chromium
 * runs at most two such requests at once (§2.2 allows four).
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ['/', '/*/'] },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[target],[download],[data-consent-open],[href*="?"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
