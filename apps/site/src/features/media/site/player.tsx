import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { remoteFilmWords } from '@repo/platform/words/index.ts'
import { mediaWords } from '#words/index.ts'
import type { Film } from './data.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Button, ButtonLink } from '@repo/platform/ui/button.tsx'
import styles from './player.module.css'
import { Still } from './still.tsx'

interface PlayerProps {
  lang: Lang
  film: Film
  /** On the strip. */
  place: number
  /** How wide the still is drawn. */
  sizes: string
  /** The still is seen at once. */
  eager?: boolean
}

/** A still until somebody presses: nothing of the film is loaded before. */
export function Player({ lang, film, place, sizes, eager = false }: PlayerProps) {
  const { source, title, type, captions } = film
  return source.kind === 'own' ? (
    <details className={styles.frame} data-enhance="player">
      <summary aria-label={`${mediaWords[lang].play}${colon(lang)}${title}`}>
        <Still film={film} place={place} sizes={sizes} eager={eager} />
      </summary>
      {/* Without timed sentences, what is said or shown stands beside it as text. */}
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
        {captions && (
          <track
            kind="captions"
            src={captions}
            srcLang={lang}
            label={mediaWords[lang].captions}
            // A long film is told by them; a short one has its words in the picture.
            default={type === 'webinar'}
          />
        )}
      </video>
    </details>
  ) : (
    <Remote lang={lang} place={place} film={film} source={source} sizes={sizes} eager={eager} />
  )
}

interface RemoteProps extends PlayerProps {
  source: Film['source'] & { kind: 'remote' }
}

/** Without script, or where the host has no player for pages, a link leads to the host. */
function Remote({ lang, place, film, source, sizes, eager = false }: RemoteProps) {
  const words = remoteFilmWords[lang]
  const { host, url, player } = source
  return (
    <div className={styles.frame} data-enhance={player && 'player'}>
      <Still film={film} place={place} sizes={sizes} eager={eager} />
      <Row as="p" gap="100 200" align="center" className={styles.ask}>
        <ButtonLink data-screen-only href={url} rel="noopener">
          {fill(lang, words.watch, { host })}
        </ButtonLink>
        {player && (
          <Button hidden data-screen-only data-player={player} title={film.title}>
            {fill(lang, words.load, { host })}
          </Button>
        )}
        <span>{fill(lang, words.told, { host })}</span>
      </Row>
    </div>
  )
}
