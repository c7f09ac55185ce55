import { measure } from '@repo/pictures/plan/measure.ts'
import { TitleBlock } from '@repo/pictures/plan/title-block.tsx'
import { secondsOf, type PieceKind } from '@repo/pictures/speed-cut/cut-trip.ts'
import { sampleMinutes, sampleRules } from '@repo/pictures/speed-cut/sample-trip.ts'
import { samplePieces, SpeedCut } from '@repo/pictures/speed-cut/speed-cut.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './curve.module.css'
import { benefitsWords as words } from '#words/index.ts'

const kinds: readonly PieceKind[] = ['speeding', 'brief', 'idling', 'stop']

/** How "speeding" and "idling" come out of one measured curve. */
export function Curve({ lang }: { lang: Lang }) {
  const { title, lead, description, limit, kinds: names, total, block } = words[lang].curve
  const locale = localeOf[lang]
  const seconds = (value: number) => measure(locale, value, 's')
  const least = (kind: PieceKind) =>
    seconds(kind === 'speeding' ? sampleRules.speedingSeconds : sampleRules.idlingSeconds)
  return (
    <Section id="curve" title={title} lead={<p>{fill(lang, lead, { minutes: sampleMinutes })}</p>}>
      <figure className={styles.figure}>
        <SpeedCut
          limit={fill(lang, limit, { limit: measure(locale, sampleRules.limit, 'km/h') })}
          locale={locale}
        />
        <Text as="figcaption" size="compact" className={styles.caption}>
          <Columns widths="1-1" from="large" gap="200 600" className={styles.words}>
            <Text measure="sentence">{description}</Text>
            <ul>
              {kinds.map((kind) => (
                <li key={kind} className={styles[kind]}>
                  {fill(lang, names[kind], { seconds: least(kind) })}
                </li>
              ))}
            </ul>
            <Text measure="sentence">
              <b>
                {fill(lang, total, {
                  speeding: seconds(secondsOf(samplePieces, 'speeding')),
                  idling: seconds(secondsOf(samplePieces, 'idling')),
                })}
              </b>
            </Text>
          </Columns>
          <TitleBlock lines={block} wide />
        </Text>
      </figure>
    </Section>
  )
}
