import { fillIn } from '#src/i18n/fill-in.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Prices } from '../model/prices.ts'
import { vatNote } from '../vat-note.ts'
import type { PricesProps } from './prices-props.ts'
import styles from './plan-table.module.css'

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
