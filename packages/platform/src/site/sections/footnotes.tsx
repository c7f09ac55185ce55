import { sources, type Source, type SourceKey } from '#src/facts/sources.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { Fold } from '#src/ui/fold.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Content } from '#src/ui/section.tsx'
import styles from './footnotes.module.css'
import { siteWords as words } from '#words/index.ts'

const mark = /\[\^(\w+)\]/

interface NotedProps {
  /** `Splashing water[^iec60529] …` */
  text: string
  /** The page's sources, in the order of their numbers. */
  notes: readonly SourceKey[]
}

/** A text whose marks link to the page's footnotes. */
export function Noted({ text, notes }: NotedProps) {
  const parts = text.split(mark)
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    const number = notes.findIndex((key) => key === part) + 1
    if (!number) throw new Error(`No footnote for [^${part}]: the page's notes do not name it`)
    // Right after another mark: nothing stands between the two numbers.
    const follows = index > 1 && parts[index - 1] === ''
    return (
      <sup key={index} className={follows ? `${styles.mark} ${styles.next}` : styles.mark}>
        <a href={`#source-${number}`}>{number}</a>
      </sup>
    )
  })
}

const isSource = (key: string): key is SourceKey => key in sources

/** The sources that the texts of a page mark, in the order of the texts. */
export const markedSources = (texts: object): readonly SourceKey[] => {
  const marks = JSON.stringify(texts).matchAll(new RegExp(mark, 'g'))
  return [...new Set(Array.from(marks, ([, key = '']) => key))].filter(isSource)
}

interface FootnotesProps {
  lang: Lang
  notes: readonly SourceKey[]
  /** Where there are many; a mark in the text opens them. */
  folded?: boolean
}

/** The sources of a page, once, after its last section. */
export function Footnotes({ lang, notes, folded }: FootnotesProps) {
  const { sources: title } = words[lang].words
  const list = (
    <Stack as="ol" gap="100" above="150" className={styles.list}>
      {notes.map((key, index) => (
        <li key={key} id={`source-${index + 1}`}>
          <SourceEntry lang={lang} source={sources[key]} />
        </li>
      ))}
    </Stack>
  )
  return (
    <section
      {...(folded ? { 'aria-label': title } : { 'aria-labelledby': 'sources-title' })}
      data-ground="paper"
      className={styles.footnotes}
    >
      <Content>
        {folded ? (
          <Fold title={title} level={2}>
            {list}
          </Fold>
        ) : (
          <>
            <h2 id="sources-title" className={styles.title}>
              {title}
            </h2>
            {list}
          </>
        )}
      </Content>
    </section>
  )
}

function SourceEntry({ lang, source }: { lang: Lang; source: Source }) {
  const { read } = source
  return (
    <>
      <SourceTitle source={source} />
      {read && (
        <Text as="span" tone="muted">
          {' '}
          {fill(lang, words[lang].words.sourceRead, { date: formatDate(lang, read) })}
        </Text>
      )}
    </>
  )
}

function SourceTitle({ source: { url, lang, title } }: { source: Source }) {
  if (url === undefined) return <span lang={lang}>{title}</span>
  return (
    <a href={url} lang={lang} rel="noopener">
      {title}
    </a>
  )
}
