import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readFolder } from '../entry/read-folder.ts';

/** The texts of the interface in a locale, and the components that may replace them. */
export const textsQuery = (websiteId: number, locale: string) =>
  queryOptions({
    queryKey: ['texts', websiteId, locale],
    queryFn: async () => {
      const [{ texts }, entries] = await Promise.all([
        call('interfaceTexts', { websiteId, params: { locale } }),
        readFolder(websiteId, { folder: 'components', locale }),
      ]);
      return { texts, entries };
    },
    // What is typed is based on it; saves are written into it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
