import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@plaza/source', 'module', 'browser', 'import', 'default'] },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // The policy allows no inline script and no data of fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
  },
});
