import { readSiteEnvironment } from '@plaza/site';

export const environment = readSiteEnvironment(process.env);
