/** Parameters that libpq and node-postgres share; libpq refuses a URL with any other. */
const shared = ['host', 'port', 'user', 'options', 'sslcert', 'sslkey', 'sslrootcert']

interface LibpqConnection {
  /** The database for a command line, which every user of the machine can read: without the password. */
  url: string
  environment: Record<string, string>
}

/** Translates `DATABASE_URL`, which node-postgres reads, for PostgreSQL's own programs of a version. */
export function libpqConnection(databaseUrl: string, version: number): LibpqConnection {
  const url = new URL(databaseUrl)
  const given = url.searchParams
  const password = given.get('password') ?? decodeURIComponent(url.password)
  const sslmode = sslmodeOf(given)
  const parameters = shared.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  if (sslmode) parameters.push(['sslmode', sslmode])
  // Node.js trusts the public authorities; older versions of libpq need the file of one.
  if (sslmode === 'verify-full' && !given.has('sslrootcert') && version >= 16)
    parameters.push(['sslrootcert', 'system'])
  url.password = ''
  // libpq reads a plus sign as such, and no space.
  url.search = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  // Without a host node-postgres calls this one, and libpq a socket.
  const environment = { PGHOST: process.env.PGHOST ?? 'localhost' }
  return {
    url: url.href,
    environment: password ? { ...environment, PGPASSWORD: password } : environment,
  }
}

/** Node-postgres verifies certificates in modes in which libpq does not. */
function sslmodeOf(given: URLSearchParams): string | undefined {
  const [mode, ssl] = [given.get('sslmode') ?? undefined, given.get('ssl') ?? '']
  if (given.get('uselibpqcompat') === 'true') return mode
  if (mode === 'no-verify' || (!mode && ssl === 'no-verify')) return 'require'
  if (!mode) return ['true', '1'].includes(ssl) ? 'verify-full' : undefined
  return ['prefer', 'require', 'verify-ca'].includes(mode) ? 'verify-full' : mode
}
