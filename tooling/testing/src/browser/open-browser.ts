import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const systemChromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const systemsOwn = existsSync(systemChromium) ? { executablePath: systemChromium } : {};

/** Chromium without the windows of a desktop. */
const shell = '/usr/lib/chromium/chromium-headless-shell';
const systemsShell =
  existsSync(shell) && !process.env.CHROMIUM_PATH ? { executablePath: shell } : systemsOwn;

/** The features that Playwright disables. Chromium only applies the last list, and ours is last. */
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

/** Pages of Chromium's own window, which are invisible but took a quarter of a visit's time. */
const windowPages = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];

export const disabledFeatures: readonly string[] = [...disabledByPlaywright, ...windowPages];

/** Flags for running as root, in a container, on a closed network. */
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

/** Flags that block all hosts except this machine, and so all vendors. */
export const withoutVendors = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Opens the system's Chromium if there is one, else Playwright's.
 *
 * @param withoutArgs default flags of Playwright to omit
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

/** One process for the pages of a site in all contexts: starting another takes a fifth of a visit's time. */
const oneRenderer = '--renderer-process-limit=1';

/**
 * Opens the shell of the system's Chromium, or Chromium if there is none. Its pages open four times
 * as fast; it draws letters a little differently, so it is not for pictures.
 */
export const openShell = (furtherArgs: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...systemsShell, args: [...args, oneRenderer, ...furtherArgs] });

/** The features that Playwright disables by default. */
export async function featuresPlaywrightDisables(): Promise<string[]> {
  const server = await chromium.launchServer({ ...systemsOwn, args: ['--no-sandbox'] });
  const flag = '--disable-features=';
  const lists = server.process().spawnargs.filter((argument) => argument.startsWith(flag));
  await server.close();
  return lists.flatMap((list) => list.slice(flag.length).split(','));
}
