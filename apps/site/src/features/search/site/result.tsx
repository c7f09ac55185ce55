import type { Lang } from '@repo/platform/i18n/locales.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { searchWords } from '#words/index.ts'
import type { Piece, SearchResult } from './data.ts'
import styles from './index.module.css'

export function Result({ lang, result }: { lang: Lang; result: SearchResult }) {
  const date = useSiteDate(lang)
  const { kind, href, title, excerpt, date: time } = result
  return (
    <li className={styles.result}>
      <Text size="small" tone="muted">
        <span>{searchWords[lang].kinds[kind]}</span>
        {time && (
          <>
            , <time dateTime={time}>{date(time)}</time>
          </>
        )}
      </Text>
      <Text as="h2" size="title" above="050">
        <a href={href}>
          <Pieces of={title} />
        </a>
      </Text>
      {excerpt.length > 0 && (
        <Text tone="muted" measure="prose" above="100">
          <Pieces of={excerpt} />
        </Text>
      )}
    </li>
  )
}

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, isFound }, place) => (isFound ? <mark key={place}>{text}</mark> : text))
