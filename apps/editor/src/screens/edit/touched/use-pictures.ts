import type { TouchedPage } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePreviewOrigin } from '../../../app/use-website.ts';

/** The sides of a page: as it is published, and as its drafts will have it. */
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Where the pictures of pages are: frames of the preview, which have entered it once. `enter` is
 * the address of the frame that does so, `onEntered` says that it has.
 */
export function usePictures(websiteId: number) {
  const origin = usePreviewOrigin(websiteId);
  const [isIn, setIn] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['preview', websiteId, 'pictures'],
    queryFn: () => call('preview', { websiteId }),
    enabled: origin !== undefined,
    // A ticket works once, so that an old one is never taken again.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' as const },
  });
  const query = data && new URLSearchParams({ ticket: data.ticket, path: '/_preview/entered' });
  return {
    hasPreview: origin !== undefined,
    error,
    enter: query && !isIn ? `${origin}/_preview/enter?${query}` : undefined,
    onEntered: () => setIn(true),
    /** The address of a side of a page; undefined if there is none, or not yet. */
    addressOf(page: TouchedPage, side: Side): string | undefined {
      const path = page[side];
      if (!isIn || path === undefined) return undefined;
      return side === 'after'
        ? `${origin}${encodeURI(path)}`
        : `${origin}/_preview/published?${new URLSearchParams({ path })}`;
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
