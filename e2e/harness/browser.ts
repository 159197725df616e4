import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Flags for a browser as root, in a container, on a closed network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The system's Chromium where there is one, else the one that Playwright installed.
 *
 * @param withoutArgs flags of Playwright's own that this browser is to do without
 */
export function openBrowser(
  furtherArgs: readonly string[] = [],
  withoutArgs: readonly string[] = [],
): Promise<Browser> {
  const executablePath = existsSync(systemChromium) ? { executablePath: systemChromium } : {};
  return chromium.launch({
    ...executablePath,
    args: [...args, ...furtherArgs],
    ignoreDefaultArgs: [...withoutArgs],
  });
}
