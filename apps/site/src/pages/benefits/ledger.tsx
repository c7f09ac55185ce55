import { Change, Ruler, RulerBar } from '@repo/pictures/ruler/ruler.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults, type CaseKey } from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import type { BenefitsData, EstimateLine } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './ledger.module.css'
import { notesOf } from './notes.ts'
import { benefitsWords as words } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

type RowKey = EstimateLine['effect']

/** Which of the nine figures stands in which row, the largest first. */
const figuresOf: Readonly<Record<RowKey, readonly CaseKey[]>> = {
  safety: ['impacts', 'speeding'],
  efficiency: ['search', 'orderResponse', 'idling', 'retrieval'],
  capacity: ['nightShiftForklifts', 'throughput', 'forklifts'],
  compliance: [],
  co2: [],
}
const rows = keysOf(figuresOf)

const resultOf = (key: CaseKey) => caseResults.filter((result) => result.key === key)
const shareOf = (lang: Lang, key: CaseKey) =>
  resultOf(key).map(({ share }) => `−${formatPercent(lang, Math.abs(share))}`)[0] ?? ''

interface LedgerProps {
  lang: Lang
  data: BenefitsData
}

/** Five effects on one ruler: figure, definition, limit, and what becomes of it in the estimate. */
export function Ledger({ lang, data }: LedgerProps) {
  const { title, lead, example } = words[lang].ledger
  const number = (value: number) => formatNumber(lang, value)
  const { country, site } = data
  return (
    <Section id="ledger" title={title} lead={<p>{lead}</p>} ground="paper-2">
      {rows.map((row) => (
        <EffectRow key={row} lang={lang} row={row} data={data} />
      ))}
      <Text size="small" tone="muted" className={styles.note}>
        {fill(lang, example, {
          country,
          forklifts: number(site.forklifts),
          shifts: number(site.shifts),
          pallets: number(site.pallets),
        })}
      </Text>
    </Section>
  )
}

function EffectRow({ lang, row, data }: LedgerProps & { row: RowKey }) {
  const { ledger, rows: texts } = words[lang]
  const { name, measured, counted, isNot } = texts[row]
  const lines = data.lines.filter(({ effect }) => effect === row)
  const filled = (text: string) =>
    fill(lang, text, {
      country: data.country,
      factor: formatNumber(lang, data.gridCo2, 3),
      night: shareOf(lang, 'nightShiftForklifts'),
      fleet: shareOf(lang, 'forklifts'),
      searchSpan: casesWords[lang].searchSpan,
    })
  return (
    <Columns as="article" gap="300" className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.figures}>
        <Figures lang={lang} row={row} data={data} />
      </div>
      <dl className={styles.definitions}>
        <dt>{ledger.measured}</dt>
        <dd>{filled(measured)}</dd>
        <dt>{ledger.counted}</dt>
        <dd>{filled(counted)}</dd>
        <dt>{ledger.isNot}</dt>
        <dd>
          <Noted text={filled(isNot)} notes={notesOf[lang]} />
        </dd>
        <dt>{ledger.line}</dt>
        <dd>
          <ul>
            {lines.map((line) => (
              <Row as="li" unbroken justify="between" gap="200" key={line.name}>
                {line.name}{' '}
                <Text as="b" weight="strong" unbroken>
                  {line.value}
                </Text>
              </Row>
            ))}
          </ul>
        </dd>
      </dl>
    </Columns>
  )
}

function Figures({ lang, row, data }: LedgerProps & { row: RowKey }) {
  if (row === 'co2') return <Computed lang={lang} data={data} />
  const keys = figuresOf[row]
  if (keys.length > 0) return <Measured lang={lang} keys={keys} />
  return <p className={styles.none}>{words[lang].ledger.none}</p>
}

function Measured({ lang, keys }: { lang: Lang; keys: readonly CaseKey[] }) {
  return (
    <>
      <Ruler lang={lang} className={styles.ruler} />
      <dl>
        {keys.flatMap(resultOf).map(({ key, share, study }) => (
          <Columns align="end" key={key} className={styles.figure}>
            <dt>
              {casesWords[lang].names[key]}{' '}
              <small>{fill(lang, words[lang].ledger.study, { number: study })}</small>
            </dt>
            <dd>
              <Change lang={lang} share={share} />
              <RulerBar share={share} />
              <ClaimNote lang={lang} claim={key} />
            </dd>
          </Columns>
        ))}
      </dl>
    </>
  )
}

function Computed({ lang, data: { co2 } }: LedgerProps) {
  const { tons, perPallet, computed } = words[lang].co2
  return (
    <div className={styles.computed}>
      <Text size="small" tone="muted">
        {computed}
      </Text>
      <p>
        <b>{formatNumber(lang, co2.tons, 2)}</b> {tons}
      </p>
      <p>
        <b>{formatNumber(lang, co2.kgPerPallet, 4)}</b> {perPallet}
      </p>
    </div>
  )
}
