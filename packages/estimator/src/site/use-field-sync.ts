import { basisOf, basisValues, mandatoryFigures, marksOf, type Basis } from '../form/basis.ts'
import { afterPosting } from '../form/own-figures.ts'
import { useEffect, useEffectEvent, useRef, useLayoutEffect, type RefObject } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { setFieldError } from '@repo/platform/ui/field-error.ts'
import { fieldKeys, type FormValues, type FieldKey } from '../form/fields.ts'
import { convertArea, convertMoney, emptyForm, fillFields, valuesOf } from '../form/form-control.ts'
import { currencySign } from '../form/format-fields.ts'
import { moneyInputs } from '../model/measures/inputs.ts'
import { rateBetween, type PriceList } from '../model/price-list.ts'
import { chooseCountry } from './chosen-country.ts'
import type { Link } from './shared-estimate.ts'
import { exampleFields } from '../form/example-fields.ts'

interface FieldSync {
  lang: Lang
  priceList: PriceList
  /** The chosen country, here or in the plan table. */
  country: string
  placeholders: FormValues
  update(reveal?: readonly (keyof FormValues)[]): void
  /** Called where the fields have been changed before hydration. */
  onEntered(values: FormValues): void
  /** Says where the estimate of a link is from; of one's own there is nothing to say. */
  openLink(link: Link, isOwn: boolean): void
}

/**
 * Applies values from outside to the fields: entered before hydration, in a link, chosen in the
 * plan table.
 */
export function useFieldSync(form: RefObject<HTMLFormElement | null>, sync: FieldSync): void {
  const { lang, priceList, country, placeholders, update, onEntered, openLink } = sync
  /** The country in whose currency the fields are. */
  const shownCountry = useRef(country)

  /** Sets the country without converting the amounts: they are in its currency already. */
  function applyCountry(code: string) {
    shownCountry.current = code
    chooseCountry(code)
  }

  /**
   * Few visitors come with a link: its code is loaded for them alone. The fragment is that of the moment: by
   * then the address may have what was entered before.
   */
  const applyLink = useEffectEvent(async (hash: string, hasArrived: boolean) => {
    const element = form.current
    if (!element || !hash.includes('=')) return
    const { readLink, isOwnAddress } = await import('./shared-estimate.ts')
    const link = readLink(lang, hash)
    if (!link) return
    const example = exampleFields(lang, priceList, country)
    // A mandatory figure that the link does not have stays that of the example, and is said to be.
    const missing = mandatoryFigures.filter((key) => link.values[key] === undefined)
    const given = basisOf(link.values)
    fillFields(element, {
      ...emptyForm(placeholders),
      ...Object.fromEntries(missing.map((key) => [key, example[key]])),
      ...link.values,
      ...basisValues({ ...given, kept: [...given.kept, ...missing] }),
    })
    applyCountry(valuesOf(element).country ?? country)
    update(fieldKeys)
    openLink(link, isOwnAddress(hasArrived))
    if (scrollY === 0) element.scrollIntoView()
  })

  const syncInitialValues = useEffectEvent(() => {
    if (!form.current) return
    const example = exampleFields(lang, priceList, country)
    // The unit chosen before hydration: the area is still the example's, in m².
    const { kept, area, areaUnit } = valuesOf(form.current)
    const isUnconverted = basisOf({ kept }).kept.includes('area') && area === example.area
    if (areaUnit === 'sqft' && isUnconverted) convertArea(form.current, lang)
    const entries = valuesOf(form.current)
    const { country: entered } = entries
    const own = afterPosting({ lang, priceList }, entries, example)
    fillFields(form.current, own)
    const values = { ...entries, ...own }
    form.current.setAttribute('novalidate', '')
    if (entered && entered !== country) applyCountry(entered)
    update()
    onEntered(values)
    void applyLink(location.hash, true)
  })

  useEffect(() => {
    syncInitialValues()
    const onHashChange = ({ newURL }: HashChangeEvent) =>
      void applyLink(new URL(newURL).hash, false)
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])

  useEffect(() => {
    const from = shownCountry.current
    const element = form.current
    if (!element || from === country) return
    shownCountry.current = country
    const values = valuesOf(element)
    fillFields(element, { country })
    convertMoney(element, lang, rateBetween(priceList, from, country))
    // The example's amounts are round in every currency.
    const [before, after] = [from, country].map((code) => exampleFields(lang, priceList, code))
    for (const key of moneyInputs)
      if (before?.[key] && values[key] === before[key]) fillFields(element, { [key]: after?.[key] })
    update()
  })
}

type ErrorTexts = Partial<Record<FieldKey, string>>

interface Shown {
  lang: Lang
  texts: ErrorTexts
  placeholders: FormValues
  /** ISO 4217 */
  currency: string
  /** What the visitor has not entered. */
  basis: Basis
}

/** Updates the server-rendered fields: errors, placeholders, units. */
export function useServerRenderedFields(shown: Shown): void {
  const { lang, texts, placeholders, currency, basis } = shown
  const textsKey = JSON.stringify(texts)
  useLayoutEffect(() => showErrors(JSON.parse(textsKey) as ErrorTexts), [textsKey])
  useLayoutEffect(() => showDefaults(placeholders), [placeholders])
  useLayoutEffect(() => showCurrency(currencySign(lang, currency)), [lang, currency])
  useLayoutEffect(() => showMarks(marksOf(basis)), [basis])
}

const controlOf = (key: string) => document.getElementById(`roi-${key}`) as HTMLInputElement | null

/** Sets or clears the error of each field. */
function showErrors(texts: ErrorTexts) {
  for (const key of fieldKeys) {
    const control = controlOf(key)
    if (control) setFieldError(control, texts[key] ?? '')
  }
}

function showDefaults(placeholders: FormValues) {
  for (const [key, text] of Object.entries(placeholders)) {
    const control = controlOf(key)
    if (control?.type === 'text') control.placeholder = text
  }
}

function showMarks(marks: readonly string[]) {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-mark]'))
    mark.hidden = !marks.includes(mark.dataset.mark ?? '')
}

function showCurrency(sign: string) {
  for (const key of moneyInputs) document.getElementById(`roi-${key}-unit`)?.replaceChildren(sign)
}
