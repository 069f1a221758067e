import { build, defaultClientConditions } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
const entry = process.argv[2]!;
const out: any = await build({ configFile: false, logLevel: 'error', mode: 'production', define: { 'process.env.NODE_ENV': '"production"' }, resolve: { conditions: ['source', ...defaultClientConditions] },
 build: { write: false, lib: { entry, formats: ['es'] }, minify: true, rolldownOptions: { output: { minify: true } } } });
for (const c of out.flatMap((o:any)=>o.output)) { console.log(c.fileName, c.code.length, brotliCompressSync(c.code).length);
 writeFileSync('/tmp/dump.js', c.code);
 for (const [k, m] of Object.entries<any>(c.modules)) console.log(String(m.renderedLength).padStart(6), String(brotliCompressSync(m.code ?? '').length).padStart(6), k.replace(/.*node_modules\//,'').replace('/work/main/','')); }
