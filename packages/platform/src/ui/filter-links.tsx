import { Row } from '#src/ui/layout/row.tsx'
import styles from './filter-links.module.css'

interface FilterLinksProps {
  label: string
  links: readonly { text: string; href: string; current: boolean }[]
}

/** Selections of a list as plain links, one of them the present one. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <Row as="ul" gap="100">
        {links.map(({ text, href, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </Row>
    </nav>
  )
}
