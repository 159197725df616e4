import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(
  new URL('../../packages/ui-blocks/src/blocks/video-embed/video-providers.ts', import.meta.url),
);

/** The prefixes of addresses at the video host, and the files of `public` that replace them. */
const STAND_INS = {
  'https://www.youtube-nocookie.com/embed/': 'video/player.html?',
  'https://i.ytimg.com/vi/': 'video/poster.svg?',
} as const;

/** Replaces the video host, so that Storybook works without a network. */
export function videoHost(): Plugin {
  return {
    name: 'plaza-video-host',
    enforce: 'pre',
    transform: {
      filter: { id: file },
      handler(code) {
        return Object.entries(STAND_INS).reduce((changed, [address, standIn]) => {
          if (!changed.includes(address)) this.error(`${address} is no address of videos`);
          // They are written in template literals.
          return changed.replaceAll(address, `\${new URL('${standIn}', document.baseURI)}`);
        }, code);
      },
    },
  };
}
