import styles from './source.module.css'

/** Addresses in a text that was written for people; a comma or semicolon ends them. */
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
  /** As the price list says it, with its addresses. */
  source: string
  /** The same in the visitor’s language; absent where staff have written their own. */
  note: string | undefined
}

/** Where a figure is from: the reason, then the addresses. */
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
