// Runs before a server, by `node --import`: its clock goes as far wrong as the file says, in milliseconds.
import { readFileSync } from 'node:fs'
import { required } from '@repo/platform/values/required.ts'

const everyMs = 20
const realDate = Date
let ahead = 0

setInterval(() => {
  ahead = Number(readFileSync(required(process.env.CLOCK_FILE, 'CLOCK_FILE'), 'utf8')) || 0
}, everyMs).unref()

const now = () => realDate.now() + ahead

globalThis.Date = new Proxy(realDate, {
  construct: (target, given, type) =>
    Reflect.construct(target, given.length ? given : [now()], type) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
