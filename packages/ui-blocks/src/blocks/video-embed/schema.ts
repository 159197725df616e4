import { z } from 'zod';
import { VIDEO_PROVIDERS, type VideoProviderName, videoProvider } from './video-providers.ts';

const PROVIDER_NAMES = Object.keys(VIDEO_PROVIDERS) as VideoProviderName[];

/** §2.6 video embed */
export const videoEmbedSchema = z
  .object({
    provider: z.enum(PROVIDER_NAMES).default('youtube').describe('Host of the video'),
    videoId: z.string().describe('As the host writes it: aqz-KE-bpKQ'),
    title: z
      .string()
      .trim()
      .min(1)
      .describe('Says what the video shows; the player and the link to it are called by it'),
    poster: z
      .string()
      .optional()
      .describe(
        'Address of a picture of 16:9; with it the host hears of no visitor who does not play',
      ),
    start: z.int().min(0).default(0).describe('Second to start from'),
  })
  .refine(({ provider, videoId }) => videoProvider(provider).videoId.test(videoId), {
    path: ['videoId'],
    error: ({ input }) => `Not a video id of ${(input as { provider: string }).provider}`,
  });
export type VideoEmbedData = z.infer<typeof videoEmbedSchema>;
