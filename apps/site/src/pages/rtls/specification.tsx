import { paint } from '@repo/pictures/paint.ts'
import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { stated } from './figures.ts'
import { RadioRules } from './radio-rules.tsx'
import { notes } from './notes.ts'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './specification.module.css'
import { rtlsWords as words } from '#words/index.ts'

const look = {
  grid: paint({ stroke: 'plan-rule' }),
  spectrum: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  band: paint({ fill: 'plan-live-text' }),
  axis: paint({ stroke: 'plan-edge' }),
}

type Groups = ReturnType<typeof stated>['rows']
type Row = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** Which figure of the ledger stands in which row; one figure may stand in two. */
const claimOf: Readonly<Partial<Record<Row, ClaimKey>>> = {
  accuracy: 'accuracy',
  rate: 'updateRate',
  range: 'range',
  spectrum: 'spectrum',
  bands: 'bands',
  liveView: 'liveView',
  analytics: 'analytics',
  uptime: 'uptime',
  temperature: 'temperature',
  protection: 'protection',
  gateway: 'gatewayPower',
  certification: 'certifications',
}

export function Specification({ lang }: { lang: Lang }) {
  const { title, lead, groups, name, value, condition, ...rows } = words[lang].specification
  const { rows: figures } = stated(lang)
  return (
    <Section ground="paper-2" title={title} lead={<p>{lead}</p>}>
      <Bands lang={lang} />
      <Table ruled aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={styles.pair}>
              <Text as="span" tone="muted">
                {value}
              </Text>
              <Text as="span" tone="muted">
                {condition}
              </Text>
            </th>
          </tr>
        </thead>
        {entries(figures).map(([group, values]) => (
          <tbody key={group} className={styles.group}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {groups[group]}
              </th>
            </tr>
            {Object.entries(values).map(([row, figure]) => {
              const [label = '', note = ''] = rows[row as Row]
              return (
                <tr key={row}>
                  <th scope="row">{label}</th>
                  <td className={styles.pair}>
                    <b>{figure}</b>
                    <Text as="span" tone="muted">
                      <Noted text={note} notes={notes} />
                      {claimOf[row as Row] && (
                        <ClaimNote lang={lang} claim={claimOf[row as Row]!} />
                      )}
                    </Text>
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </Table>
      <Text as="div" above="500">
        <RadioRules lang={lang} />
      </Text>
    </Section>
  )
}

function entries(groups: Groups) {
  return Object.entries(groups) as [keyof Groups, Record<string, string>][]
}

const axis = { from: 2, to: 11 }

/** The spectrum of UWB and the product's bands on one scale. */
function Bands({ lang }: { lang: Lang }) {
  const { spectrumShort, bandsShort } = words[lang].specification
  const { spectrum, bands } = stated(lang).rows.radio
  const { spectrumGHz, bandsGHz } = technology
  const marks = Array.from({ length: axis.to - axis.from + 1 }, (_, index) => axis.from + index)
  return (
    <div className={styles.bands}>
      <PlanView left={1.8} top={0} width={9.7} height={1.06} scale={123} light="paper">
        <path {...look.grid} d={marks.map((mark) => `M${mark} 0v.7`).join('')} />
        <rect
          {...look.spectrum}
          x={spectrumGHz.from}
          y={0.08}
          width={spectrumGHz.to - spectrumGHz.from}
          height={0.22}
        />
        <rect
          {...look.band}
          x={bandsGHz.from}
          y={0.38}
          width={bandsGHz.to - bandsGHz.from}
          height={0.22}
        />
        <path {...look.axis} d={`M${axis.from} .7H${axis.to}`} />
        <g dominantBaseline="central">
          <PlanText x={spectrumGHz.from + 0.1} y={0.19} strong>
            {fill(lang, spectrumShort, { value: spectrum })}
          </PlanText>
        </g>
        <g className={styles.onBand} dominantBaseline="central">
          <PlanText x={bandsGHz.from + 0.1} y={0.49} strong>
            {fill(lang, bandsShort, { value: bands })}
          </PlanText>
        </g>
        {marks.map((mark) => (
          <PlanText key={mark} x={mark} y={0.92} anchor="middle" tone="quiet">
            {mark === axis.to ? `${mark} GHz` : String(mark)}
          </PlanText>
        ))}
      </PlanView>
    </div>
  )
}
