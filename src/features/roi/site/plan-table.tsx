import type { ReactNode } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatMoney, written, formatPercent } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { vatNote } from '../messages/vat.ts'
import type { Prices } from '../model/prices.ts'
import styles from './plan-table.module.css'
import type { PricesProps } from './prices-props.ts'

interface TableProps extends Pick<PricesProps, 'lang' | 'words' | 'requestDemo' | 'rentalMonths'> {
  prices: Prices
  countryName: string
}

/** What both contracts cost in a country. */
export function PlanTable(props: TableProps) {
  const { words, requestDemo, countryName } = props
  const demoRequestHref = (comment: string) =>
    `${requestDemo}#comments=${encodeURIComponent(fillIn(comment, { country: countryName }))}`
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
        <tr>
          <th scope="row" className={styles.corner}>
            <VisuallyHidden>{words.next}</VisuallyHidden>
          </th>
          <td className={styles.action}>
            <ButtonLink variant="ghost" href={demoRequestHref(words.pilotComment)}>
              {words.planPilot}
            </ButtonLink>
          </td>
          <td className={styles.action}>
            <ButtonLink href={demoRequestHref(words.partnerComment)}>
              {words.requestOffer}
            </ButtonLink>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type Row = [label: string, pilot: ReactNode, partner: ReactNode]

function rowsOf({ lang, words, prices, rentalMonths }: TableProps): Row[] {
  const money = (amount: number) => (
    <strong className={styles.price}>{formatMoney(lang, amount, prices.currency)}</strong>
  )
  const exact = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const orRented = (price: number) => (
    <>
      <strong className={styles.price}>
        {written(lang, price, { style: 'currency', currency: prices.currency, ...exact })}
      </strong>{' '}
      <span className={styles.rented}>{fillIn(words.rented, rent(price))}</span>
    </>
  )
  const rent = (price: number) => {
    const amount = price / rentalMonths
    const digits = amount < 100 ? 2 : 0
    const inDigits = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const { currency } = prices
    return {
      amount: written(lang, amount, { style: 'currency', currency, ...inDigits }),
      months: rentalMonths,
    }
  }
  const { least, most } = prices.pilotMonths
  return [
    [words.duration, fillIn(words.pilotDuration, { least, most }), words.partnerDuration],
    [words.hardware, words.pilotHardware, words.partnerHardware],
    [words.anchor, words.free, orRented(prices.anchor)],
    [words.tag, words.free, orRented(prices.tag)],
    [words.gateway, words.free, orRented(prices.gateway)],
    [words.fee, money(prices.pilotFee), money(prices.partnerFee)],
    [words.installation, money(prices.manDay), money(prices.manDay)],
    [words.services, money(prices.manHour), money(prices.manHour)],
  ]
}

interface NoteProps extends Pick<PricesProps, 'lang' | 'words' | 'vat'> {
  prices: Prices
}

export function VatNote({ lang, words, vat, prices }: NoteProps) {
  const { vatRate } = prices
  return (
    <p className={styles.note}>
      {vatNote(prices, vat)}
      {vatRate !== null &&
        ` ${fillIn(words.vatRate, { rate: formatPercent(lang, vatRate / 100, 1) })}`}
    </p>
  )
}
