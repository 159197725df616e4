export { type PlazaConfig, withPlaza } from './with-plaza.ts';
