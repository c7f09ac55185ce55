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
  anchor: ['range', 'spectrum', 'bands'],
  tag: ['rate', 'bands'],
  gateway: ['power'],
}
/** Those of the product line, the same for each device. */
const common = ['protection', 'temperature', 'marks'] as const

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
  const { title, lead, all, marksNote, documents } = words[lang].devices
  return (
    <Section ground="paper-2" id="devices" title={title} lead={<p>{lead}</p>}>
      <Columns widths="1-1-1" from="medium" gap="500" printed>
        {devices.map((device) => (
          <Sheet key={device} lang={lang} device={device} />
        ))}
        {answeredOnly.map((device) => (
          <AnsweredSheet key={device} lang={lang} device={device} />
        ))}
      </Columns>
      <Text as="h3" above="500">
        {all}
      </Text>
      <Columns as="dl" widths="1-1-1" from="medium" gap="200 500" above="200" printed>
        {common.map((row) => (
          <Text as="div" key={row} ruled>
            <Figure lang={lang} row={row} />
          </Text>
        ))}
      </Columns>
      <InWriting lang={lang} keys={devices.flatMap(answersOf)} />
      <Text size="compact" tone="muted" measure="prose" above="200">
        {marksNote}{' '}
        {pageExists('documents') && (
          <TextLink href={`${pathOf(lang, 'documents')}?type=datasheet`}>{documents}</TextLink>
        )}
      </Text>
    </Section>
  )
}

function Sheet({ lang, device }: { lang: Lang; device: Device }) {
  const { name, text } = words[lang].devices.sheets[device]
  return (
    <Text as="article" together>
      <RenderFigure lang={lang} name={device} width="third" />
      <Text as="h3" above="150">
        {name}
      </Text>
      <Text size="compact" tone="muted" above="075">
        {text}
      </Text>
      <Facts terms="small" lined above="200">
        {rowsOf[device].map((row) => (
          <div key={row}>
            <Figure lang={lang} row={row} />
          </div>
        ))}
        <AnswersOf lang={lang} device={device} />
      </Facts>
      <Measured lang={lang} device={device} />
    </Text>
  )
}

/** A published figure with its name and its note of the ledger. */
function Figure({ lang, row }: { lang: Lang; row: Label }) {
  const { labels, values } = words[lang].devices
  const messages: Readonly<Record<Label, string>> = {
    ...values,
    spectrum: '{spectrum}',
    bands: '{bands}',
    protection: words[lang].network.protections,
  }
  return (
    <>
      <Text as="dt" size="small" tone="muted">
        {labels[row]}
      </Text>
      <Text as="dd" weight="strong">
        <Noted text={fill(lang, messages[row], figures(lang))} notes={notes} />
        <ClaimNote lang={lang} claim={claimOf[row]} />
      </Text>
    </>
  )
}

function AnsweredSheet({ lang, device }: { lang: Lang; device: (typeof answeredOnly)[number] }) {
  if (useAnswers(lang, answersOf(device)).length === 0) return null
  return (
    <Text as="article" together>
      <h3>{answersWords[lang].devices[device]}</h3>
      <Facts terms="small" lined above="200">
        <AnswersOf lang={lang} device={device} />
      </Facts>
      <Measured lang={lang} device={device} />
    </Text>
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

/** The dimensioned drawing, where the ledger has the dimensions. */
function Measured({ lang, device }: { lang: Lang; device: AskedDevice }) {
  const size = useDeviceSize(device)
  if (!size) return null
  return (
    <Stack as="figure" gap="200" above="300" data-measured={device}>
      <DeviceDrawing device={device} size={size} locale={localeOf[lang]} />
      <Text as="figcaption" size="small" tone="muted">
        {words[lang].devices.views}
      </Text>
    </Stack>
  )
}
