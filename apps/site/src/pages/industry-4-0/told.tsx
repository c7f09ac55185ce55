import { measure } from '@repo/pictures/plan/measure.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { clock } from './clock.ts'
import { calls, kinds, secondsOf, story, storyMetres, storySeconds } from './story.ts'
import { MinuteBand, UnknownBand } from './minute-band.tsx'
import { MeasuredPlan, RadioPlan } from './told-plan.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './told.module.css'
import { industry40Words as words } from '#words/index.ts'

/**
 * The same minutes twice, in one frame with a switch; without scripting or on paper both figures
 * stand one below the other.
 */
export function ToldTwice({ lang }: { lang: Lang }) {
  const { title, lead, choose, radio, measured } = words[lang].told
  return (
    <Section ground="paper-2" id="told" title={title} lead={<p>{lead}</p>}>
      <Stack gap="300" className={styles.told}>
        <div className={styles.switch}>
          <SegmentedControl
            label={choose}
            name="told"
            options={[
              ['radio', radio.name],
              ['measured', measured.name],
            ]}
            defaultValue="radio"
          />
        </div>
        <Radio lang={lang} />
        <Measured lang={lang} />
      </Stack>
    </Section>
  )
}

function Radio({ lang }: { lang: Lang }) {
  const { time, call, radio } = words[lang].told
  const places = new Set(calls.flatMap(({ at }) => (at ? [String(at)] : [])))
  return (
    <Columns
      as="figure"
      widths="5-7"
      from="large"
      printed
      className={`${styles.figure} ${styles.radio}`}
    >
      <div className={styles.sheet}>
        <h3>{radio.title}</h3>
        <Table size="compact" aria-label={radio.title}>
          <thead>
            <tr>
              <th scope="col">{time}</th>
              <th scope="col">{call}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ key, seconds }) => (
              <tr key={key}>
                <td>{clock(lang, seconds)}</td>
                <td>{radio.calls[key]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Stack gap="100" className={styles.plan}>
        <RadioPlan lang={lang} />
        <UnknownBand lang={lang} />
      </Stack>
      <Stack as="figcaption" gap="150" across>
        <p>{radio.caption}</p>
        <p>
          <b>{fill(lang, radio.total, { times: calls.length, places: places.size })}</b>
        </p>
      </Stack>
    </Columns>
  )
}

function Measured({ lang }: { lang: Lang }) {
  const { time, move, measured } = words[lang].told
  const locale = localeOf[lang]
  const minutes = (seconds: number) => measure(locale, seconds / 60, 'min', 1)
  return (
    <Columns
      as="figure"
      widths="5-7"
      from="large"
      printed
      className={`${styles.figure} ${styles.measured}`}
    >
      <div className={styles.sheet}>
        <h3>{measured.title}</h3>
        <Table size="compact" aria-label={measured.title}>
          <thead>
            <tr>
              <th scope="col">{time}</th>
              <th scope="col">{move}</th>
              <th scope="col">s</th>
              <th scope="col">m</th>
            </tr>
          </thead>
          <tbody>
            {story.map(({ key, kind, from, seconds, metres }) => (
              <tr key={key}>
                <td>{clock(lang, from)}</td>
                <td className={styles[kind]}>{measured.legs[key]}</td>
                <td>{seconds}</td>
                <td>{Math.round(metres) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Stack gap="100" className={styles.plan}>
        <MeasuredPlan lang={lang} />
        <MinuteBand lang={lang} />
      </Stack>
      <Stack as="figcaption" gap="150" across>
        <p>{measured.caption}</p>
        <Row as="ul" gap="050 300">
          {kinds.map((kind) => (
            <li key={kind} className={styles[kind]}>
              {measured.kinds[kind]} <b>{minutes(secondsOf(kind))}</b>
            </li>
          ))}
        </Row>
        <p>
          <b>
            {fill(lang, measured.total, {
              minutes: minutes(storySeconds),
              metres: measure(locale, storyMetres, 'm'),
            })}
          </b>
        </p>
      </Stack>
    </Columns>
  )
}
