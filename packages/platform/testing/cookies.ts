/** The `name=value` pairs that a response sets, as a Cookie header sends them back. */
export const cookiesOf = ({ headers }: Response): string[] =>
  headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')))

/** The first of them, which is the session's after signing in; throws without one. */
export function sessionOf(response: Response): string {
  const [cookie] = cookiesOf(response)
  if (!cookie) throw new Error(`${response.url} answered ${response.status} without a cookie`)
  return cookie
}
