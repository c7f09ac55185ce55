import type { Planner } from '../planner/planner-state.ts'
import { onInput } from './show-clock.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Takes over what is set in the form; a number outside its bounds becomes the nearest inside. */
export function takeSettings(form: HTMLFormElement, planner: Planner) {
  const whole = (name: string, take: (value: number) => void) => {
    const field = elementIn(form, `[name=${name}]`, HTMLInputElement)
    const [least, most] = [Number(field.min), Number(field.max)]
    field.addEventListener('change', () => {
      const value = Math.round(Number(field.value)) || least
      const taken = Math.min(most, Math.max(least, value))
      field.value = String(taken)
      take(taken)
    })
    return field
  }
  onInput(form, 'run-hours', ({ value }) => {
    planner.set({ hours: Number(value) })
  })
  onInput(form, 'run-switch', ({ value, checked }) => {
    planner.set({ switches: { ...planner.state.switches, [value]: checked } })
  })
  const seed = whole('run-seed', (value) => {
    planner.set({ seed: value })
  })
  const trucks = whole('run-trucks', (value) => {
    planner.set({ trucks: value, ordersPerHour: value * Number(perTruck.value) })
  })
  const perTruck = whole('run-orders', (value) => {
    planner.set({ ordersPerHour: value * planner.state.trucks })
  })
  planner.follow(['trucks', 'ordersPerHour'], (state) => {
    trucks.value = String(state.trucks)
    if (state.trucks) perTruck.value = String(Math.round(state.ordersPerHour / state.trucks))
  })
  const controls = (name: string) => form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)
  planner.follow(['hours', 'seed', 'switches'], (state) => {
    seed.value = String(state.seed)
    for (const hours of controls('run-hours')) hours.checked = hours.value === String(state.hours)
    const on = Object.entries(state.switches).flatMap(([name, isOn]) => (isOn ? [name] : []))
    for (const one of controls('run-switch')) one.checked = on.includes(one.value)
  })
}
