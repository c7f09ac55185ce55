import { listed } from '#src/admin/listed.ts'
import type { Present } from '#src/content/presence-calls.ts'

/** `thing`: the name of the item's type. Empty where no other editor is open. */
export function presenceMessage(
  present: readonly Present[],
  thing: string,
  timeOf: (moment: string) => string,
): string {
  const own = present.find(({ isOwn }) => isOwn)
  const others = present.filter(({ isOwn }) => !isOwn)
  const names = others.map(({ name, since }) => `${name} (since ${timeOf(since)})`)
  return [
    ...(names.length
      ? [`${listed(names)} ${names.length === 1 ? 'is' : 'are'} editing this ${thing}.`]
      : []),
    ...(own ? [`You have this ${thing} open in another window (since ${timeOf(own.since)}).`] : []),
  ].join(' ')
}
