import { DeviceDrawing } from '@repo/pictures/devices/device-drawing.tsx'
import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { answersOf } from '@repo/platform/facts/answer-list.ts'
import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import type { AskedDevice } from '@repo/platform/facts/device-size.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import {
  AnswerText,
  InWriting,
  useAnswers,
  useDeviceSize,
} from '@repo/platform/site/sections/answers.tsx'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { answersWords } from '@repo/platform/words/index.ts'
import styles from './devices.module.css'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import { connectivityWords as words } from '#words/index.ts'

const devices = ['anchor', 'tag', 'gateway'] as const
type Device = (typeof devices)[number]
/** Without published figures: shown where the ledger answers a question. */
const answeredOnly = ['badge', 'display'] as const
type Label = keyof (typeof words)['en']['devices']['labels']

/** Which published figures stand on which sheet. */
const rowsOf: Readonly<Record<Device, readonly Label[]>> = {
  anchor: ['range', 'spectrum', 'bands', 'protection', 'temperature', 'marks'],
  tag: ['rate', 'bands', 'protection', 'temperature', 'marks'],
  gateway: ['power', 'protection', 'temperature', 'marks'],
}

/** Which figure of the ledger stands in which row. */
const claimOf: Readonly<Record<Label, ClaimKey>> = {
  range: 'range',
  rate: 'updateRate',
  spectrum: 'spectrum',
  bands: 'bands',
  protection: 'protection',
  temperature: 'temperature',
  power: 'gatewayPower',
  marks: 'certifications',
}

/** One data sheet for each device: the published figures, and what the ledger adds. */
export function Devices({ lang }: { lang: Lang }) {
  const { title, lead, marksNote, documents } = words[lang].devices
  return (
    <Section ground="paper-2" id="devices" title={title} lead={<p>{lead}</p>}>
      <Text as="div" together>
        {devices.map((device) => (
          <Sheet key={device} lang={lang} device={device} />
        ))}
        {answeredOnly.map((device) => (
          <AnsweredSheet key={device} lang={lang} device={device} />
        ))}
      </Text>
      <InWriting lang={lang} keys={devices.flatMap(answersOf)} />
      <p className={styles.note}>
        {marksNote}{' '}
        {pageExists('documents') && (
          <TextLink href={`${pathOf(lang, 'documents')}?type=datasheet`}>{documents}</TextLink>
        )}
      </p>
    </Section>
  )
}

function Sheet({ lang, device }: { lang: Lang; device: Device }) {
  const { sheets, labels, values } = words[lang].devices
  const published = figures(lang)
  const messages: Readonly<Record<Label, string>> = {
    ...values,
    spectrum: '{spectrum}',
    bands: '{bands}',
    protection: words[lang].network.protections,
  }
  const { name, text } = sheets[device]
  return (
    <Columns as="article" gap="300 500" className={styles.sheet}>
      <div className={styles.face}>
        <RenderFigure lang={lang} name={device} width="third" />
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      <Stack gap="400">
        <Facts terms="muted" layout="beside" lined>
          {rowsOf[device].map((row) => (
            <div key={row}>
              <dt>{labels[row]}</dt>
              <Text as="dd" weight="strong">
                <Noted text={fill(lang, messages[row], published)} notes={notes} />
                <ClaimNote lang={lang} claim={claimOf[row]} />
              </Text>
            </div>
          ))}
          <AnswersOf lang={lang} device={device} />
        </Facts>
        <Measured lang={lang} device={device} />
      </Stack>
    </Columns>
  )
}

function AnsweredSheet({ lang, device }: { lang: Lang; device: (typeof answeredOnly)[number] }) {
  if (useAnswers(lang, answersOf(device)).length === 0) return null
  return (
    <Columns as="article" gap="300 500" className={styles.sheet}>
      <div className={styles.face}>
        <h3>{answersWords[lang].devices[device]}</h3>
      </div>
      <Stack gap="400">
        <Facts terms="muted" layout="beside" lined>
          <AnswersOf lang={lang} device={device} />
        </Facts>
        <Measured lang={lang} device={device} />
      </Stack>
    </Columns>
  )
}

function AnswersOf({ lang, device }: { lang: Lang; device: AskedDevice }) {
  return useAnswers(lang, answersOf(device)).map(({ key, question, ...answer }) => (
    <div key={key} data-answer={key}>
      <dt>{question}</dt>
      <dd>
        <AnswerText lang={lang} {...answer} />
      </dd>
    </div>
  ))
}

/** The measured drawing, where the ledger has the dimensions. */
function Measured({ lang, device }: { lang: Lang; device: AskedDevice }) {
  const size = useDeviceSize(device)
  if (!size) return null
  return (
    <Columns
      as="figure"
      widths="1-1"
      from="medium"
      gap="200 400"
      align="end"
      data-measured={device}
    >
      <DeviceDrawing device={device} size={size} locale={localeOf[lang]} />
      <Text as="figcaption" size="small" tone="muted">
        {words[lang].devices.views}
      </Text>
    </Columns>
  )
}
