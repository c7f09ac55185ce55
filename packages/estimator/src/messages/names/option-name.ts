import type { InputKey } from '../../model/input.ts'
import type { RoiNames } from './words.ts'

/** An option in its own word; what was typed as it is. */
export function optionName(
  { choices }: Pick<RoiNames, 'choices'>,
  key: InputKey,
  value: string,
): string {
  const names: Readonly<Partial<Record<InputKey, Readonly<Record<string, string>>>>> = choices
  return names[key]?.[value] ?? value
}
