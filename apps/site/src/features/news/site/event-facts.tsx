import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { NewsEvent } from '../event.ts'
import { eventsWords as eventWords } from '#words/index.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import styles from './event-facts.module.css'
import { eventTimes } from './event-times.ts'

interface EventFactsProps {
  lang: Lang
  event: NewsEvent
  /** Path of the calendar file; absent, the event is over. */
  calendar?: string | undefined
  /** For the names of the links, where several events stand together. */
  title?: string
}

/** When and where an event takes place, also by the reader's clock (`reader-time.browser.ts`), until it is over also its calendar file and where to register. */
export function EventFacts({ lang, event, calendar, title }: EventFactsProps) {
  const words = eventWords[lang]
  const { day, hours, zone } = eventTimes(lang, event)
  const named = (text: string) => (title ? `${text}${colon(lang)}${title}` : undefined)
  return (
    <div className={styles.facts}>
      <Facts terms="muted" layout="beside">
        <div>
          <dt>{words.when}</dt>
          <dd data-enhance="reader-time" data-zone={event.timeZone}>
            <time dateTime={event.start}>
              {`${day}, `}
              <span className={styles.hours}>{hours}</span>
            </time>
            <span>{zone}</span>
            <span hidden>
              {words.inYourZone}
              {colon(lang)}
              <time dateTime={event.start} data-end={event.end} />
            </span>
          </dd>
        </div>
        {event.place && (
          <div>
            <dt>{words.where}</dt>
            <dd>{event.place}</dd>
          </div>
        )}
      </Facts>
      {calendar && (
        <Row as="p" gap="100 300" above="150">
          <TextLink href={calendar} download aria-label={named(words.calendar)}>
            {words.calendar}
          </TextLink>
          {event.link && (
            <TextLink href={event.link} rel="noopener" aria-label={named(words.register)}>
              {words.register}
            </TextLink>
          )}
        </Row>
      )}
    </div>
  )
}
