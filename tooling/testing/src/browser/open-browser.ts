import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const systemsOwn = existsSync(systemChromium) ? { executablePath: systemChromium } : {};

/** What Playwright disables; Chromium obeys the last list alone, and ours comes last. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Pages of Chromium's own window, which nobody sees; they took a quarter of the time of a visit. */
const windowPages = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];

export const disabledFeatures: readonly string[] = [...disabledByPlaywright, ...windowPages];

/** Flags for a browser as root, in a container, on a closed network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
];

/** Flags of a browser that finds no vendor, and nothing else beyond this machine. */
export const withoutVendors = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/**
 * The system's Chromium where there is one, else the one that Playwright installed.
 *
 * @param withoutArgs flags of Playwright's own that this browser is to do without
 */
export function openBrowser(
  furtherArgs: readonly string[] = [],
  withoutArgs: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    ...systemsOwn,
    args: [...args, ...furtherArgs],
    ignoreDefaultArgs: [...withoutArgs],
  });
}

/** Features that Playwright disables in a browser which nobody tells more. */
export async function featuresPlaywrightDisables(): Promise<string[]> {
  const server = await chromium.launchServer({ ...systemsOwn, args: ['--no-sandbox'] });
  const flag = '--disable-features=';
  const lists = server.process().spawnargs.filter((argument) => argument.startsWith(flag));
  await server.close();
  return lists.flatMap((list) => list.slice(flag.length).split(','));
}
