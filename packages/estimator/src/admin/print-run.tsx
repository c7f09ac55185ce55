import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { displayNames } from '@repo/platform/i18n/display-names.ts'
import { langs, localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Run } from '../contract.ts'
import type { FactsWords } from '@repo/platform/words/index.ts'
import type { NamesWords, SheetWords, TermsWords } from '#words/index.ts'
import { namesOf, type RoiNames } from '../messages/names/names-of.ts'
import { restOfWorld } from '../model/country-row.ts'
import type { SheetData } from '../sheet/figures.ts'
import { OfferSheet } from '../sheet/offer-sheet.tsx'
import type { PublishedPriceList } from './price-lists.ts'
import { SheetLanguageSelect } from './sheet-language-select.tsx'

interface Props {
  run: Run
  /** The version that the run was made with. */
  prices: PublishedPriceList
}

/** Prints the sheet of a run in a chosen language, or saves it as PDF by the browser. */
export function PrintRun({ run, prices }: Props) {
  const notifications = useNotifications()
  const [lang, setLang] = useState<Lang>(
    () => langs.find((one) => localeOf[one] === run.locale) ?? 'en',
  )
  const [sheet, setSheet] = useState<SheetData | null>(null)

  // Runs once the sheet is rendered; it is removed after printing.
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [sheet])

  async function prepare(): Promise<void> {
    try {
      const { words, names, terms } = await loadSheetWords(lang)
      const { country } = run.input
      const regions = displayNames(lang, 'region')
      setSheet({
        lang,
        estimate: run,
        ...prices,
        createdAt: run.createdAt,
        countryName: country === restOfWorld ? words.restOfWorld : (regions.of(country) ?? country),
        words: {
          ...words,
          contact: document.querySelector<HTMLElement>('#app')?.dataset['contact'] ?? '',
        },
        names,
        terms,
      })
    } catch (error) {
      notifications.fail(error)
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

interface Words {
  words: SheetWords
  names: RoiNames
  terms: TermsWords
}

const loaders: Readonly<
  Record<Lang, () => Promise<[SheetWords, NamesWords, TermsWords, FactsWords]>>
> = {
  en: async () => [
    (await import('#words/sheet/en.json', { with: { type: 'json' } })).default,
    (await import('#words/names/en.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/en.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/en.json', { with: { type: 'json' } })).default,
  ],
  de: async () => [
    (await import('#words/sheet/de.json', { with: { type: 'json' } })).default,
    (await import('#words/names/de.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/de.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/de.json', { with: { type: 'json' } })).default,
  ],
  es: async () => [
    (await import('#words/sheet/es.json', { with: { type: 'json' } })).default,
    (await import('#words/names/es.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/es.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/es.json', { with: { type: 'json' } })).default,
  ],
  fr: async () => [
    (await import('#words/sheet/fr.json', { with: { type: 'json' } })).default,
    (await import('#words/names/fr.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/fr.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/fr.json', { with: { type: 'json' } })).default,
  ],
  it: async () => [
    (await import('#words/sheet/it.json', { with: { type: 'json' } })).default,
    (await import('#words/names/it.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/it.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/it.json', { with: { type: 'json' } })).default,
  ],
  pt: async () => [
    (await import('#words/sheet/pt.json', { with: { type: 'json' } })).default,
    (await import('#words/names/pt.json', { with: { type: 'json' } })).default,
    (await import('#words/terms/pt.json', { with: { type: 'json' } })).default,
    (await import('@repo/platform/words/facts/pt.json', { with: { type: 'json' } })).default,
  ],
}

/** The sheet's dictionary of a language, loaded on demand. */
async function loadSheetWords(lang: Lang): Promise<Words> {
  const [words, names, terms, facts] = await loaders[lang]()
  return { words, names: namesOf(names, facts), terms }
}
