import type { ReactNode } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import styles from './plan-table.module.css'
import type { PlanProps, PlanTexts } from './plan-texts.ts'

interface PlanTableProps extends Pick<PlanProps, 'words' | 'prices'> {
  texts: PlanTexts
}

/**
 * What both contracts cost in a country. Server only: `prices.browser.ts` fills in another country's
 * texts where `data-text` names one.
 */
export function PlanTable({ words, prices, texts }: PlanTableProps) {
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
        {rowsOf({ words, prices, texts }).map(([label, pilot, partner]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{pilot}</td>
            <td>{partner}</td>
          </tr>
        ))}
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

type Row = [label: string, pilot: ReactNode, partner: ReactNode]

function rowsOf({ words, prices, texts }: PlanTableProps): Row[] {
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

export function TaxNote({ texts }: { texts: PlanTexts }) {
  return (
    <p className={styles.note} data-text="tax">
      {texts.tax}
    </p>
  )
}
