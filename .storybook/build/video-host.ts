import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(
  new URL('../../packages/ui-blocks/src/blocks/video-embed/video-providers.ts', import.meta.url),
);

/** How addresses at the host of videos begin, and the files of `public` that stand in for all of them. */
const STAND_INS = {
  'https://www.youtube-nocookie.com/embed/': 'video/player.html?',
  'https://i.ytimg.com/vi/': 'video/poster.svg?',
} as const;

/** Keeps stories from asking a host of videos for anything: Storybook works without a network. */
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
