import { z } from 'zod';
import { VIDEO_PROVIDERS, type VideoProviderName, videoProvider } from './video-providers.ts';

const PROVIDER_NAMES = Object.keys(VIDEO_PROVIDERS) as VideoProviderName[];

/** §2.6 video embed */
export const videoEmbedSchema = z
  .object({
    provider: z.enum(PROVIDER_NAMES).default('youtube'),
    /** As the host writes it, e.g. `aqz-KE-bpKQ`. */
    videoId: z.string(),
    /** Says what the video shows; the player and the link to it are called by it. */
    title: z.string().trim().min(1),
    /** Address of a picture of 16:9; with it the host hears of no visitor who does not play. */
    poster: z.string().optional(),
    /** Second to start from. */
    start: z.int().min(0).default(0),
  })
  .refine(({ provider, videoId }) => videoProvider(provider).videoId.test(videoId), {
    path: ['videoId'],
    error: ({ input }) => `Not a video id of ${(input as { provider: string }).provider}`,
  });
export type VideoEmbedData = z.infer<typeof videoEmbedSchema>;
