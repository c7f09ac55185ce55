// Runs an entry of the finished build: `run-built.mjs main` or `run-built.mjs admin <arguments>`.
import { existsSync } from 'node:fs'

const [, , entry, ...rest] = process.argv
const file = new URL(`../build/server/${entry}.js`, import.meta.url)

if (!existsSync(file)) {
  console.error(
    `There is no build (build/server/${entry}.js): run "npm run build" first, or "npm start".`,
  )
  process.exit(1)
}
process.env.NODE_ENV = 'production'
process.argv = [process.argv[0], file.pathname, ...rest]
await import(file.href)
