import { Row } from '#src/ui/layout/row.tsx'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  label: string
  /** The last one is the page itself and has no address. */
  items: readonly { text: string; href?: string }[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <Row as="ol" className={styles.items}>
        {items.map(({ text, href }) => (
          <li key={text}>
            {href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </Row>
    </nav>
  )
}
