export { imageSettings } from '../model/image-settings.ts';
export { type PlazaConfig, withPlaza } from './with-plaza.ts';
