/**
 * Which links a browser may fetch ahead when a visitor is about to follow them, as
 * `<script type="speculationrules">` says it; the same links as `prefetchPath` of the browser entry.
 * Chromium has at most two such requests under way (§2.2 allows four).
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
