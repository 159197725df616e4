'use client';
// biome-ignore lint/style/noDefaultExport: Next asks for it
export { AllBlocks as default } from '../../all-blocks.js';
