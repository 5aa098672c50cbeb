// The build of the table in the browser. Its output is what the Python server sends; nothing of it is kept in git.
import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * A game's catalogue (TOML) as a module that exports its tables. A built page asks the server for it, which may play with
 * an owner's own transcription; while developing and in tests it is read from the file.
 */
function catalogue(): Plugin {
    let building = false;
    return {
        name: 'catalogue',
        enforce: 'pre',
        configResolved({ command }) {
            building = command === 'build';
        },
        resolveId(source) {
            const [, game, file] = /\/games\/(\w+)\/data\/(\w+)\.toml$/.exec(source) ?? [];
            return building && file ? { id: `/api/catalogue/${game}/${file}.js`, external: 'absolute' } : null;
        },
        transform(source, id) {
            if (!id.endsWith('.toml')) return null;
            const entries = Object.entries(parse(source));
            return {
                code: entries.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'),
                map: null,
            };
        },
    };
}

/** What only those who write sheets and texts read, comments and indentation, is not sent. */
function bare(): Plugin {
    const strip: Record<string, (source: string) => string> = {
        svg: (source) => source.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><'),
        ftl: (source) => source.replace(/^#.*\n/gm, ''),
    };
    return {
        name: 'bare',
        enforce: 'pre',
        async load(id) {
            const [, file = '', kind = ''] = /^(.*\.(svg|ftl))\?raw$/.exec(id) ?? [];
            if (!file) return null;
            this.addWatchFile(file);
            return `export default ${JSON.stringify(strip[kind]!(await readFile(file, 'utf8')))};`;
        },
    };
}

/** `npm run dev` and `npm run preview` pass the API on to a running `boardwright serve`. */
const api = { '/api': { target: process.env['BOARDWRIGHT_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } };

export default defineConfig({
    plugins: [svelte(), catalogue(), bare()],
    build: {
        outDir: '../src/boardwright/server/static',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
    },
    server: { proxy: api, fs: { allow: ['..'] } },
    preview: { proxy: api },
    resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
    // A limit is there for what hangs: a busy machine is no reason to fail.
    test: {
        environment: 'happy-dom',
        include: ['src/**/*.test.ts'],
        isolate: false,
        setupFiles: ['src/lib/fresh.ts'],
        testTimeout: 120_000,
    },
});
