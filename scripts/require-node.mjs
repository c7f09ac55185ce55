// Loaded before a script (`node --import`), so that an older Node says why instead of stumbling
// over TypeScript. Plain JavaScript for that reason.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Trilane needs Node 24.15 or newer (node:sqlite, argon2, type stripping); this is ${process.versions.node}.\n` +
      'It comes with the npm packages: run "npm ci --include=dev", then this command again through npm.',
  )
  process.exit(1)
}
