/**
 * A session's token after each event that ends it, tried on every call that needs a session: all are
 * refused.
 */
import { endpoints } from '@repo/site/api.ts'
import { listedIds } from '@repo/platform/testing/answered.ts'
import { adminCommand } from './support/admin-command.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { required } from '@repo/platform/values/required.ts'

interface User {
  id: string
  email: string
  password: string
  /** Of the session that is to end. */
  cookie: string
}

type End = (server: Attacked, user: User, admin: string) => Promise<Response>

const newPassword = 'marmalade on seven anchors'

const ends: Readonly<Record<string, End>> = {
  'signing out': ({ send }, { cookie }) => send('POST', '/sessions/logout', undefined, cookie),
  'signing in over it': ({ send }, { email, password, cookie }) =>
    send('POST', '/sessions', { email, password }, cookie),
  'a change of the password in the same browser': ({ send }, { password, cookie }) =>
    send('PUT', '/account/password', { current: password, password: newPassword }, cookie),
  'a change of the password in another browser': async ({ send, signIn }, user) =>
    send(
      'PUT',
      '/account/password',
      { current: user.password, password: newPassword },
      await signIn(user),
    ),
  'ending it from another browser': async ({ send, signIn }, user) =>
    send('POST', '/sessions/end-others', undefined, await signIn(user)),
  'a reset by an administrator': ({ send }, { id }, admin) =>
    send('POST', '/users/reset', { id }, admin),
  disabling: ({ send }, { id }, admin) => send('PUT', '/users/disable', { id }, admin),
  'a change of the role': ({ send }, { id, email }, admin) =>
    send('PUT', '/users', { id, name: email, role: 'sales' }, admin),
  'deleting the account': ({ send }, { id }, admin) =>
    send('DELETE', `/users/delete/id/${id}`, undefined, admin),
}

export const measure = (): Promise<Row[]> => onAttacked(attack)

async function attack(server: Attacked): Promise<Row[]> {
  const admin = await server.signIn()
  const rows: Row[] = []
  for (const [name, end] of Object.entries(ends)) {
    const user = await newUser(server, admin)
    const { status } = await end(server, user, admin)
    if (status >= 300) throw new Error(`${name} is answered ${status}`)
    const taken = await takenWith(server, user.cookie)
    rows.push(never(`old token after ${name}: calls that take it`, protectedCalls.length, taken))
  }
  return rows
}

const protectedCalls = Object.values(endpoints).filter(({ permission }) => permission !== 'public')

async function takenWith({ send }: Attacked, cookie: string): Promise<string[]> {
  const answers = await inParallel(protectedCalls, 8, async ({ method, path }) => {
    const address = path.replaceAll(/:\w+/g, 'a')
    const { status } = await send(method, address, method === 'GET' ? undefined : {}, cookie)
    return status === 401 ? '' : `${status} ${method} ${address}`
  })
  return answers.filter(Boolean)
}

let made = 0

/** Somebody with a session, made by the command that the README names. */
async function newUser(server: Attacked, admin: string): Promise<User> {
  const email = `user${(made += 1)}@example.com`
  const said = await adminCommand({ DATA_DIR: server.dataDir }, 'create', email, 'editor')
  const password = required(
    /password (\S+)/.exec(said)?.[1],
    'the password of the first administrator',
  )
  const users = await server.send('GET', `/users?search=${email}`, undefined, admin)
  const [id = ''] = await listedIds(users)
  const cookie = await server.signIn({ email, password })
  const before = await server.send('GET', '/account', undefined, cookie)
  if (before.status !== 200) throw new Error(`A new session is answered ${before.status}`)
  return { id, email, password, cookie }
}
