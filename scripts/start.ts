import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'

process.env.NODE_ENV = 'production'
process.env.SEED ??= 'demo'

if (!ensureBuilt()) process.exit(1)
await import(new URL('../build/server/main.js', import.meta.url).href)
