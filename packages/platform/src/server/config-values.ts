import { isIP } from 'node:net'
import { z } from 'zod'

const absent = (value: unknown) => (value === '' ? undefined : value)
export const setting = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema)

/** Of a host with any letters, which the URL has in ASCII. */
const isOrigin = ({ href, origin }: URL) => href === `${origin}/`

export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && isOrigin(new URL(text)), {
    message: 'must be an origin such as https://www.example.com, without a path',
  })
  .transform((text) => new URL(text).origin)

export const network = z.string().refine((text) => {
  const [address = '', bits] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most))
}, 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas')

export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const hostWithPort = z
  .string()
  .regex(
    /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/,
    'must be hosts with their ports such as crm.internal:8443, separated by commas',
  )

/** `51.5204,-0.0871; 1 Example Street, London EC2A 1AA`: where a map has its pin, and the address. */
export const office = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?; ?\S/,
    'must be degrees and an address, such as 51.5204,-0.0871; 1 Example Street, London',
  )
  .transform((text) => {
    const [place = '', ...address] = text.split(';')
    const [latitude = 0, longitude = 0] = place.split(',').map(Number)
    return { latitude, longitude, address: address.join(';').trim() }
  })

export const tiles = z
  .url({ protocol: /^https$/ })
  .refine(
    (text) => ['{z}', '{x}', '{y}'].every((key) => text.includes(key)),
    'must contain {z}, {x} and {y}',
  )

export function isWithinEvery(hosts: readonly string[], domain: string): boolean {
  return hosts.length > 0 && hosts.every((host) => host === domain || host.endsWith(`.${domain}`))
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
