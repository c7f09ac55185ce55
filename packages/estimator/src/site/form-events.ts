import type { FocusEvent, InputEvent, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fieldKeys, type FormValues } from '../form/fields.ts'
import { convertArea, fieldAt, fillFields, valuesOf } from '../form/form-control.ts'
import { afterEntry, afterLeaving } from '../form/own-figures.ts'
import type { PriceList } from '../model/price-list.ts'
import { chooseCountry } from './chosen-country.ts'
import { withPartners } from './use-estimate.ts'

interface Options {
  lang: Lang
  priceList: PriceList
  /** Updates the result; shows the errors of these fields too. */
  update: (leaving?: readonly (keyof FormValues)[]) => void
  /** From now on the visitor's own estimate, with today's prices. */
  touch: () => void
  /** From now on the visitor's own estimate, with the same prices. */
  touchAddress: () => void
}

/** What each event of the estimator's form does. */
export const formEvents = ({ lang, priceList, update, touch, touchAddress }: Options) => ({
  takeInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    const { name, value } = fieldAt(target)
    if (name === 'areaUnit') convertArea(currentTarget, lang)
    fillFields(currentTarget, afterEntry({ lang, priceList }, valuesOf(currentTarget), name))
    // The name changes no figure: a shared estimate keeps its prices.
    if (name === 'companyName') touchAddress()
    else touch()
    // The result is updated after the amounts have been converted.
    if (name === 'country') chooseCountry(value)
    else update()
  },

  /** Shows the errors of a field on blur. */
  leaveField({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = fieldAt(target)
    fillFields(currentTarget, afterLeaving({ lang, priceList }, valuesOf(currentTarget), name))
    update(withPartners(name))
  },

  submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    flushSync(() => update(fieldKeys))
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
    // Its error may be an old one, and the fields closed again since.
    invalid?.closest('details')?.setAttribute('open', '')
    invalid?.focus()
  },
})
