import styles from './source.module.css'

/** URLs in a text; a comma or semicolon ends them. */
const address = /(https?:\/\/[^\s;,]+)/

const hostOf = (link: string) => (link.split('/')[2] ?? link).replace(/^www\./, '')

function Link({ href }: { href: string }) {
  return (
    <a href={href} rel="noopener" className={styles.link}>
      {hostOf(href)}
    </a>
  )
}

interface SourceProps {
  /** The source in the price list, with its URLs. */
  source: string
  /** Its translation; absent where staff have changed the source. */
  note: string | undefined
}

/** The source of a figure: the note, then the URLs. */
export function Source({ source, note }: SourceProps) {
  const pieces = source.split(address)
  if (note === undefined)
    return (
      <span lang="en">
        {pieces.map((piece, at) => (at % 2 ? <Link key={at} href={piece} /> : piece))}
      </span>
    )
  const links = [...new Set(pieces.filter((_, at) => at % 2))]
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
