import type { ReactNode } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import styles from './plan-table.module.css'
import type { PlanProps, PlanTexts } from './plan-texts.ts'

interface PlanTableProps extends Pick<PlanProps, 'lang' | 'words' | 'prices' | 'example'> {
  texts: PlanTexts
}

/**
 * What both contracts cost in a country. Server only: `prices.browser.ts` fills in another country's
 * texts where `data-text` names one.
 */
export function PlanTable(props: PlanTableProps) {
  const { words, texts } = props
  return (
    <table className={styles.table} aria-labelledby="plans-title">
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>{words.contract}</VisuallyHidden>
          </th>
          <th scope="col">
            <span className={styles.plan}>{words.pilot}</span>
            <span className={styles.purpose}>{words.pilotFor}</span>
          </th>
          <th scope="col">
            <span className={styles.plan}>{words.partner}</span>
            <span className={styles.purpose}>{words.partnerFor}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(props).map(([label, pilot, partner]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{pilot}</td>
            <td>{partner}</td>
          </tr>
        ))}
        <Example {...props} />
        <tr data-screen-only>
          <th scope="row" className={styles.corner}>
            <VisuallyHidden>{words.next}</VisuallyHidden>
          </th>
          <td className={styles.action}>
            <ButtonLink variant="ghost" href={texts.pilotAddress} data-text="pilotAddress">
              {words.planPilot}
            </ButtonLink>
          </td>
          <td className={styles.action}>
            <ButtonLink href={texts.partnerAddress} data-text="partnerAddress">
              {words.requestOffer}
            </ButtonLink>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** What both contracts cost a small site in all. */
function Example({ lang, words, example, texts }: PlanTableProps) {
  const { forklifts, area, manDays, pilot, partner } = example
  const cell = (key: 'pilotTotal' | 'partnerTotal', note: string) => (
    <td>
      <strong className={styles.price} data-text={key}>
        {texts[key]}
      </strong>{' '}
      <span className={styles.rented}>{note}</span>
    </td>
  )
  return (
    <tr>
      <th scope="row">
        {words.example}
        <span className={styles.rented}>
          {fillIn(words.exampleOf, {
            forklifts,
            area: `${formatNumber(lang, area)}\u00a0m²`,
            manDays,
          })}
        </span>
      </th>
      {cell('pilotTotal', fillIn(words.pilotExample, { months: pilot.months }))}
      {cell('partnerTotal', fillIn(words.partnerExample, { months: partner.months }))}
    </tr>
  )
}

type Row = [label: string, pilot: ReactNode, partner: ReactNode]

function rowsOf({
  words,
  prices,
  texts,
}: Pick<PlanTableProps, 'words' | 'prices' | 'texts'>): Row[] {
  const price = (key: keyof PlanTexts) => (
    <strong className={styles.price} data-text={key}>
      {texts[key]}
    </strong>
  )
  const orRented = (key: 'anchor' | 'tag' | 'gateway') => (
    <>
      {price(key)}{' '}
      <span className={styles.rented} data-text={`${key}Rented`}>
        {texts[`${key}Rented`]}
      </span>
    </>
  )
  const { least, most } = prices.pilotMonths
  return [
    [words.fee, price('pilotFee'), price('partnerFee')],
    [words.duration, fillIn(words.pilotDuration, { least, most }), words.partnerDuration],
    [words.hardware, words.pilotHardware, words.partnerHardware],
    [words.anchor, words.free, orRented('anchor')],
    [words.tag, words.free, orRented('tag')],
    [words.gateway, words.free, orRented('gateway')],
    [words.installation, price('manDay'), price('manDay')],
    [words.services, price('manHour'), price('manHour')],
  ]
}

interface PriceNotesProps extends Pick<PlanProps, 'words' | 'rentalMonths'> {
  texts: PlanTexts
}

/** What renting comes to, and which taxes are left out. */
export function PriceNotes({ words, rentalMonths, texts }: PriceNotesProps) {
  return (
    <>
      <Text size="small" tone="muted" measure="prose" above="300">
        {fillIn(words.rental, { months: rentalMonths })}
      </Text>
      <Text size="small" tone="muted" measure="prose" above="300" data-text="tax">
        {texts.tax}
      </Text>
    </>
  )
}
