import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need React and nothing of the app's build (no router plugin, no proxy). */
export default defineConfig({ plugins: [react()] });
