import * as z from 'zod';
import { VIDEO_PROVIDERS, type VideoProviderName, videoProvider } from './video-providers.ts';

const PROVIDER_NAMES = Object.keys(VIDEO_PROVIDERS) as VideoProviderName[];

/** §2.6 video embed */
export const videoEmbedSchema = z
  .object({
    provider: z.enum(PROVIDER_NAMES).default('youtube').describe('The host of the video'),
    videoId: z.string().describe('ID of the video at its host: aqz-KE-bpKQ'),
    title: z
      .string()
      .trim()
      .min(1)
      .describe('What the video shows; also the name of the button and of the player'),
    poster: z
      .string()
      .optional()
      .describe(
        'URL of a 16:9 picture. With one, the host learns nothing about visitors who do not press play',
      ),
    start: z.int().min(0).default(0).describe('Start time, in seconds'),
  })
  .refine(({ provider, videoId }) => videoProvider(provider).videoId.test(videoId), {
    path: ['videoId'],
    error: ({ input }) => `Not a video id of ${(input as { provider: string }).provider}`,
  });
export type VideoEmbedData = z.infer<typeof videoEmbedSchema>;
