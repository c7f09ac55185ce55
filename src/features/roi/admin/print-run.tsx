import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#src/admin/form/button.tsx'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { langs, localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Run } from '../contract.ts'
import { restOfWorld } from '../model/price-list.ts'
import type { SheetData } from '../sheet/figures.ts'
import { OfferSheet } from '../sheet/offer-sheet.tsx'
import type { PublishedPriceList } from './price-lists.ts'
import { SheetLanguageSelect } from './sheet-language-select.tsx'
import { loadSheetWords } from './sheet-words.ts'

interface Props {
  run: Run
  /** The version that the run was made with. */
  prices: PublishedPriceList
}

/** Prints the sheet of a run in a chosen language; a browser makes a PDF of it. */
export function PrintRun({ run, prices }: Props) {
  const notices = useNotices()
  const [lang, setLang] = useState<Lang>(
    () => langs.find((one) => localeOf[one] === run.locale) ?? 'en',
  )
  const [sheet, setSheet] = useState<SheetData | null>(null)

  // The sheet is drawn by then: the browser takes it, and afterwards it goes.
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [sheet])

  async function prepare(): Promise<void> {
    try {
      const { words, names } = await loadSheetWords(lang)
      const { country } = run.input
      const regions = new Intl.DisplayNames(localeOf[lang], { type: 'region' })
      setSheet({
        lang,
        estimate: run,
        ...prices,
        createdAt: run.createdAt,
        countryName: country === restOfWorld ? words.restOfWorld : (regions.of(country) ?? country),
        words,
        names,
      })
    } catch (error) {
      notices.fail(error)
    }
  }

  return (
    <>
      <SheetLanguageSelect value={lang} onChange={setLang} />
      <Button variant="primary" onClick={() => void prepare()}>
        Print or save as PDF
      </Button>
      {sheet && createPortal(<OfferSheet {...sheet} />, document.body)}
    </>
  )
}
