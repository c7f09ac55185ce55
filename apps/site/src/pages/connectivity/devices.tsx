import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { answersOf } from '@repo/platform/facts/answer-list.ts'
import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { AnswerText, InWriting, useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './devices.module.css'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import { connectivityWords as words } from '#words/index.ts'

const devices = ['anchor', 'tag', 'gateway'] as const
type Device = (typeof devices)[number]
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
  const answers = useAnswers(lang, answersOf(device))
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
        {answers.map(({ key, question, ...answer }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>
              <AnswerText lang={lang} {...answer} />
            </dd>
          </div>
        ))}
      </Facts>
    </Columns>
  )
}
