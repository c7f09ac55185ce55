import { measure, number, percent } from '@repo/pictures/plan/measure.ts'
import { bars, shortageOf } from './shift-curve.ts'

/** Answers the slider with the hours that would lack a truck. */
export function answerSlider(root: HTMLElement): void {
  const input = root.querySelector('input')
  const { locale = 'en', top: height, curve: values = '' } = root.dataset
  if (!input) return
  const top = Number(height)
  const curve = values.split(',').map(Number)
  const draw = (name: string, path: string) =>
    root.querySelector(`[data-${name}]`)?.setAttribute('d', path)
  const write = (selector: string, text: string) => {
    const place = root.querySelector(selector)
    if (place) place.textContent = text
    return text
  }
  const answer = () => {
    const trucks = Number(input.value)
    const { hours, missing, used } = shortageOf(curve, trucks)
    draw('used', bars(curve, 0, trucks, top))
    draw('short', bars(curve, trucks, top, top))
    draw('level', `M0 ${top - trucks}h999`)
    write('[data-trucks]', number(locale, trucks))
    write('[data-missing]', number(locale, missing))
    write('[data-utilisation]', percent(locale, used))
    const short = write('[data-hours]', measure(locale, hours, 'h', 2))
    const label = root.querySelector('dt')?.textContent ?? ''
    input.setAttribute('aria-valuetext', `${number(locale, trucks)}. ${label} ${short}`)
  }
  input.addEventListener('input', answer)
  answer()
}
