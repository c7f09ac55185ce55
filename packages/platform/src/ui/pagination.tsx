import { Row } from '#src/ui/layout/row.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  words: { previous: string; next: string }
}

/** Renders nothing where there is a single page. */
export function Pagination({ label, page, pages, hrefOf, words }: PaginationProps) {
  if (pages < 2) return null
  return (
    <Row as="nav" gap="200" align="center" above="600" aria-label={label} data-screen-only>
      {page > 1 && (
        <a className={styles.step} rel="prev" href={hrefOf(page - 1)}>
          {words.previous}
        </a>
      )}
      <Row as="ol" unbroken className={styles.pages}>
        {shownPages(page, pages).map((shown, index, all) => (
          <Row
            as="li"
            unbroken
            align="center"
            key={shown}
            data-gap={index > 0 && shown - all[index - 1]! > 1 ? '' : undefined}
          >
            <a
              className={styles.page}
              href={hrefOf(shown)}
              aria-current={shown === page ? 'page' : undefined}
            >
              {shown}
            </a>
          </Row>
        ))}
      </Row>
      {page < pages && (
        <a className={styles.step} rel="next" href={hrefOf(page + 1)}>
          {words.next}
        </a>
      )}
    </Row>
  )
}

/** First, last and the neighbours of the current one. */
function shownPages(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  return [...new Set(shown)].sort((a, b) => a - b)
}
