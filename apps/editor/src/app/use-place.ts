import { useParams } from '@tanstack/react-router';

/** The website of the address. */
export const useWebsiteId = (): number => useParams({ strict: false }).websiteId ?? 0;
