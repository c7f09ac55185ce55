import { maxLength } from '#src/rest/lengths.ts'

/** Sanitises a file name of an upload: no folders, no invisible characters, not empty. */
export function fileName(given: string): string {
  const base = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const shown = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fffd}]/gu, '')
    .trim()
    .replace(/^\.+/, '')
  const extension = /\.[^.]{1,10}$/.exec(shown)?.[0] ?? ''
  const stem = shown.slice(0, shown.length - extension.length)
  return `${[...stem].slice(0, maxLength.name - extension.length).join('') || 'file'}${extension}`
}
