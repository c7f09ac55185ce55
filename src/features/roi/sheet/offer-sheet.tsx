import { localeOf } from '#src/i18n/locales.ts'
import { Assumptions } from './assumptions.tsx'
import { ConstantsTable, CountryTable } from './constant-tables.tsx'
import { InputTable } from './input-table.tsx'
import { PartsTables } from './parts-tables.tsx'
import { ResultTable } from './result-table.tsx'
import type { SheetData } from './sheet-data.ts'
import { SheetHeader } from './sheet-header.tsx'
import { useFileName } from './use-file-name.ts'
import styles from './offer-sheet.module.css'

/** The estimate as a finance department files it; while it is in the page, the page prints it alone. */
export function OfferSheet(data: SheetData) {
  useFileName(data)
  return (
    <article className={styles.sheet} data-sheet lang={localeOf[data.lang]}>
      <SheetHeader {...data} />
      <ResultTable {...data} />
      <PartsTables {...data} />
      <InputTable {...data} />
      <Assumptions {...data} />
      <CountryTable {...data} />
      <ConstantsTable {...data} />
    </article>
  )
}
