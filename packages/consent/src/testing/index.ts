export { vendorLoaders } from './vendor-loaders.ts';
