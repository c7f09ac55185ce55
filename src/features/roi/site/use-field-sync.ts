import { useEffect, useEffectEvent, useRef, useLayoutEffect, type RefObject } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { setFieldError } from '#src/ui/field-error.ts'
import { fieldKeys, type FormValues, type FieldKey } from '../form/fields.ts'
import { convertMoney, emptyForm, fill, valuesOf } from '../form/form-control.ts'
import { fromFragment } from '../form/fragment.ts'
import { currencySign } from '../form/show.ts'
import type { FormWords } from '../messages/form/form-words.ts'
import { rateBetween, type PriceList } from '../model/price-list.ts'
import { chooseCountry } from './chosen-country.ts'

export const allButName = fieldKeys.filter((key) => key !== 'companyName')

interface FieldSync {
  lang: Lang
  priceList: PriceList
  /** As chosen, here or in the plan table. */
  country: string
  placeholders: FormValues
  update(reveal?: readonly (keyof FormValues)[]): void
}

/** What reaches the fields from elsewhere: before this code arrived, by a link, from the plan table. */
export function useFieldSync(form: RefObject<HTMLFormElement | null>, life: FieldSync): void {
  const { lang, priceList, country, placeholders, update } = life
  /** Whose currency the fields are in. */
  const shownCountry = useRef(country)

  /** What has come together with its own amounts. */
  function takeCountry(code: string) {
    shownCountry.current = code
    chooseCountry(code)
  }

  const takeLink = useEffectEvent(() => {
    const brought = fromFragment(lang, location.hash)
    if (Object.keys(brought).length === 0) return
    fill(form.current!, { ...emptyForm(placeholders), ...brought })
    takeCountry(valuesOf(form.current!).country!)
    update(allButName)
    if (scrollY === 0) form.current!.scrollIntoView()
  })

  const wakeUp = useEffectEvent(() => {
    const { country: written } = valuesOf(form.current!)
    form.current!.setAttribute('novalidate', '')
    if (written && written !== country) takeCountry(written)
    update()
    takeLink()
  })

  useEffect(() => {
    wakeUp()
    const follow = () => takeLink()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    const from = shownCountry.current
    if (from === country) return
    shownCountry.current = country
    fill(form.current!, { country })
    convertMoney(form.current!, lang, rateBetween(priceList, from, country))
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
  words: FormWords
}

/** Writes into the fields, which the server has rendered, what changes around their values. */
export function useServerRenderedFields({
  lang,
  texts,
  placeholders,
  currency,
  words,
}: Shown): void {
  const { units } = words
  const said = JSON.stringify(texts)
  useLayoutEffect(() => showErrors(JSON.parse(said) as ErrorTexts), [said])
  useLayoutEffect(() => showDefaults(placeholders), [placeholders])
  useLayoutEffect(() => showUnits(units, currencySign(lang, currency)), [units, lang, currency])
}

const controlOf = (key: string) => document.getElementById(`roi-${key}`) as HTMLInputElement | null

/** What is wrong with a field, and nothing where nothing is. */
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

function showUnits(units: FormWords['units'], currency: string) {
  for (const [key, unit] of Object.entries(units)) {
    const text = fillIn(unit, { currency })
    if (text !== unit) document.getElementById(`roi-${key}-unit`)!.textContent = text
  }
}
