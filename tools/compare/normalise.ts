/** What differs from build to build or from start to start, and nothing that a reader sees. */
const passing: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Names of built files, with the hash that they carry.
  [/\/assets\/[\w.-]+/g, '/assets/…'],
  // Class names that the build has made, and the styles that name them.
  [/ class="[^"]*"/g, ''],
  [/<style[^>]*>[\s\S]*?<\/style>/g, '<style>'],
  [/'?sha256-[\w+/=]+'?/g, 'sha256'],
  [/nonce="[^"]*"/g, 'nonce'],
  // Times of the store and of the build.
  [/\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?/g, 'DATE'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'],
  // Ids and hashes of content: digits and letters, twelve at least.
  [/\b(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-z]{12,}\b/g, 'ID'],
]

/** The text without all that, and without the server's own address, in a query too. */
export function normalise(text: string, address: string): string {
  const { origin, host } = new URL(address)
  const own = [origin, encodeURIComponent(origin), host]
  return passing.reduce(
    (all, [pattern, instead]) => all.replaceAll(pattern, instead),
    own.reduce((all, name) => all.replaceAll(name, 'ORIGIN'), text),
  )
}

/** Where two texts part, with what stands before and behind it. */
export function differenceOf(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 120))
  return `  before: ${around(before)}\n  after:  ${around(after)}`
}
