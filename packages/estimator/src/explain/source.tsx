import { Text } from '@repo/platform/ui/layout/text.tsx'

/** URLs in a text; a comma or semicolon ends them. */
const address = /(https?:\/\/[^\s;,]+)/

const hostOf = (link: string) => (link.split('/')[2] ?? link).replace(/^www\./, '')

function Link({ href }: { href: string }) {
  return (
    <Text as="a" tone="link" href={href} rel="noopener">
      {hostOf(href)}
    </Text>
  )
}

/** Statistics offices, standards, official factors and makers of forklifts; other sources are named without a link. */
const primaryHosts: ReadonlySet<string> = new Set([
  'ec.europa.eu',
  'blsmon1.bls.gov',
  'github.com',
  'dinmedia.de',
  'mfe.govt.nz',
  'jwoodscience.springeropen.com',
  'toyota-forklifts.co.uk',
])

/** The URLs of primary sources in a text, each once. */
export const primaryLinks = (source: string): string[] => [
  ...new Set(
    source.split(address).filter((piece, at) => at % 2 && primaryHosts.has(hostOf(piece))),
  ),
]

interface SourceProps {
  /** The source in the price list, with its URLs. */
  source: string
  /** Its translation; absent where staff have changed the source. */
  note: string | undefined
}

/** The source of a figure: the note, then the URLs of primary sources; words of staff as they are. */
export function Source({ source, note }: SourceProps) {
  const pieces = source.split(address)
  if (note === undefined)
    return (
      <span lang="en">
        {pieces.map((piece, at) => (at % 2 ? <Link key={at} href={piece} /> : piece))}
      </span>
    )
  const links = primaryLinks(source)
  return (
    <>
      {note}
      {links.map((link, at) => (
        <span key={link}>
          {at === 0 ? '\u00a0· ' : ', '}
          <Link href={link} />
        </span>
      ))}
    </>
  )
}
