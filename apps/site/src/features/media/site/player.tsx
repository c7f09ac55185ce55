import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { remoteFilmWords } from '@repo/platform/words/index.ts'
import { mediaWords } from '#words/index.ts'
import type { Film } from './data.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './player.module.css'
import { Still } from './still.tsx'

interface PlayerProps {
  lang: Lang
  film: Film
  /** On the strip. */
  place: number
}

/** A still until somebody presses: nothing of the film is loaded before. */
export function Player({ lang, film, place }: PlayerProps) {
  const { source, title } = film
  return source.kind === 'own' ? (
    <details className={styles.frame} data-enhance="player">
      <summary aria-label={`${mediaWords[lang].play}${colon(lang)}${title}`}>
        <Still place={place} />
        <span className={styles.press} data-screen-only aria-hidden="true">
          {mediaWords[lang].play}
        </span>
      </summary>
      {/* What is said or shown stands beside it as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={title}
        className={styles.film}
        data-screen-only
      >
        <source src={source.url} type={source.mimeType} />
      </video>
    </details>
  ) : (
    <Remote lang={lang} place={place} title={title} source={source} />
  )
}

interface RemoteProps extends Omit<PlayerProps, 'film'> {
  title: string
  source: Film['source'] & { kind: 'remote' }
}

/** Without script, or where the host has no player for pages, a link leads to the host. */
function Remote({ lang, place, title, source }: RemoteProps) {
  const words = remoteFilmWords[lang]
  const { host, url, player } = source
  return (
    <div className={styles.frame} data-enhance={player && 'player'}>
      <Still place={place} />
      <Row as="p" gap="100 200" align="center" className={styles.ask}>
        <a className={styles.press} data-screen-only href={url} rel="noopener">
          {fill(lang, words.watch, { host })}
        </a>
        {player && (
          <button
            type="button"
            hidden
            className={styles.press}
            data-screen-only
            data-player={player}
            title={title}
          >
            {fill(lang, words.load, { host })}
          </button>
        )}
        <span>{fill(lang, words.told, { host })}</span>
      </Row>
    </div>
  )
}
