import { loadPg } from './pg.ts'
import { primaryCode } from './sqlite-code.ts'
import { storeUnavailableIn } from './store-unavailable.ts'

/** The store cannot be opened; the message says which one, why and the way out, in one line. */
export class OpenError extends Error {}

/** `place` is the file of SQLite or the URL of PostgreSQL, whose password is not repeated. */
export function openError(error: unknown, place: string): OpenError {
  const chain = chainOf(error)
  const root = chain.at(-1)
  const reason = [...new Set(chain.map(textOf))].join(': ')
  const advice =
    storeUnavailableIn(error) && root instanceof loadPg().DatabaseError ? '' : adviceOn(root)
  const text = `${nameOf(place)} cannot be opened: ${reason}. ${advice}`.trim()
  return new OpenError(text, { cause: error })
}

function nameOf(place: string): string {
  if (!/^postgres(?:ql)?:/.test(place)) return `The store ${place}`
  const { host, pathname, username } = new URL(place)
  const [database, user] = [pathname.slice(1), username].map((part) => decodeURIComponent(part))
  return `The database ${database} at ${host}${user && `, as ${user},`}`
}

/** An error and what caused it; what `StoreUnavailable` itself says is meant for visitors. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [new Error(String(error))]
  const causes = error.cause ? chainOf(error.cause) : []
  return storeUnavailableIn(error) === error ? causes : [error, ...causes]
}

/** Several addresses of one host that all refuse are one error without a message, but with a code. */
const textOf = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name)

const postgresAdvice: Readonly<Record<string, string>> = {
  '28P01': 'Check the user and password in DATABASE_URL.',
  '28000': 'Check the user and password in DATABASE_URL.',
  '3D000': 'Create the database, or check its name in DATABASE_URL.',
  '42501': 'The user must own the database, or be allowed to create tables in it.',
}

const folderAdvice = 'DATA_DIR must be a folder on a local disk that this user can write to.'
const sqliteAdvice: Readonly<Record<number, string>> = {
  5: 'Another process is writing to it. Stop that process first.',
  8: folderAdvice,
  10: folderAdvice,
  11: 'It is damaged. Replace it with a backup, and delete the files ending in -wal and -shm.',
  13: 'Free some space on its disk.',
  14: folderAdvice,
  26: 'It is not a database. Replace it with a backup, and delete the files ending in -wal and -shm.',
}

function adviceOn(error: Error | undefined): string {
  if (error instanceof loadPg().DatabaseError) return postgresAdvice[error.code ?? ''] ?? ''
  const code = primaryCode(error)
  if (code !== undefined) return sqliteAdvice[code] ?? ''
  return error && 'syscall' in error && 'path' in error ? folderAdvice : ''
}
