import { join, resolve } from 'node:path';
import type { SiteEnvironment } from '../model/environment.ts';

/**
 * Absolute path of the folder that holds what a site keeps between requests and restarts. Instances
 * that share it deliver each other's clicks, so it belongs to one site and one service.
 */
export const dataFolderOf = (
  { dataDir = '.data' }: Pick<SiteEnvironment, 'dataDir'>,
  projectDir: string,
): string => resolve(projectDir, dataDir);

/** The last good copies of content. */
export const copiesFolder = (dataFolder: string): string => join(dataFolder, 'content-copies');

/** Clicks that wait for the service. */
export const clicksFolder = (dataFolder: string): string => join(dataFolder, 'clicks');

/**
 * Pictures of content. A preview instance of the same build keeps its own apart: sites serve what is
 * kept without asking whether it is public.
 */
export const picturesFolder = (
  dataFolder: string,
  { preview }: Pick<SiteEnvironment, 'preview'>,
): string => join(dataFolder, preview ? 'preview-pictures' : 'pictures');
