import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { fieldKeys, type FormValues } from '../form/fields.ts'
import { fromFragment } from '../form/fragment.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { rateBetween, type RoiTable } from '../model/table.ts'
import { chooseCountry } from './chosen-country.ts'
import { convertMoney, emptyForm, fill, valuesOf } from '../form/form-control.ts'

export const allButName = fieldKeys.filter((key) => key !== 'companyName')

interface FieldSync {
  lang: Lang
  table: RoiTable
  /** As chosen, here or in the plan table. */
  country: string
  placeholders: FormValues
  update(reveal?: readonly (keyof FormValues)[]): void
}

/** What reaches the fields from elsewhere: before this code arrived, by a link, from the plan table. */
export function useFieldSync(form: RefObject<HTMLFormElement | null>, life: FieldSync): void {
  const { lang, table, country, placeholders, update } = life
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
    convertMoney(form.current!, lang, rateBetween(table, from, country))
    update()
  })
}
