import { formatBytes } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { mediaWords } from '#words/index.ts'
import { clockText } from '../timed-lines.ts'
import type { Film, FilmLine } from './data.ts'
import styles from './index.module.css'

interface AboutProps {
  lang: Lang
  film: Film
  /** Below a heading of several films. */
  below?: boolean
}

/** Beside a film: its title, its chapters, and what happens in it behind what opens on demand. */
export function About({ lang, film: { title, lines, source }, below = false }: AboutProps) {
  const words = mediaWords[lang]
  const untimed = lines.filter(({ start }) => start === undefined)
  const timed = lines.filter(({ start }) => start !== undefined)
  const chapters = timed.filter(({ isChapter }) => isChapter)
  return (
    <div>
      <Text as={below ? 'h3' : 'h2'} size="title">
        {title}
      </Text>
      {untimed.length > 0 && (
        <Text as="div" tone="soft" above="050" className={styles.description}>
          {untimed.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Text>
      )}
      {chapters.length > 0 && (
        <>
          <Text as={below ? 'h4' : 'h3'} size="small" tone="muted" above="250">
            {words.chapters}
          </Text>
          <Lines lines={chapters} />
        </>
      )}
      {timed.length > chapters.length && (
        <Text as="div" above="200">
          <details className={styles.transcript}>
            <summary>{words.transcript}</summary>
            <Lines lines={timed} />
          </details>
        </Text>
      )}
      <File lang={lang} source={source} />
    </div>
  )
}

/** Each leads to its second of the film. */
function Lines({ lines }: { lines: readonly FilmLine[] }) {
  return (
    <List as="ol">
      {lines.map(({ start = 0, text, isChapter, href, player }) => (
        <Row as="li" key={`${start} ${text}`} gap="200" align="baseline" unbroken>
          <a href={href} data-start={start} data-player={player} rel="noopener">
            {clockText(start)}
          </a>{' '}
          {isChapter ? <b>{text}</b> : <span>{text}</span>}
        </Row>
      ))}
    </List>
  )
}

function File({ lang, source }: { lang: Lang; source: Film['source'] }) {
  const date = useSiteDate(lang)
  const words = mediaWords[lang]
  if (source.kind !== 'own') return
  const { url, format, size, addedAt } = source
  return (
    <Row as="p" gap="100 300" align="baseline" above="250">
      <TextLink href={url} download>
        {`${words.download} (${fill(lang, words.fileAs, {
          format,
          size: formatBytes(lang, size),
        })})`}
      </TextLink>{' '}
      <Text as="time" size="small" tone="muted" dateTime={addedAt}>
        {fill(lang, words.since, { date: date(addedAt) })}
      </Text>
    </Row>
  )
}
