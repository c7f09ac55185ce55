import { readFileSync, writeFileSync } from 'node:fs'
import { js2xliff, xliff2js } from 'xliff'
import { placesOf, type Place } from './indexes.ts'
import { fileOf, flatten, readTexts, replaceTexts } from './texts.ts'

interface Unit {
  source: string
  target?: string
}

/** As the library reads and writes it: a file is a place, a unit is a text. */
interface Exchange {
  sourceLanguage: string
  targetLanguage: string
  resources: Record<string, Record<string, Unit>>
}

const idOf = (place: Place) => `${place.package}/words/${place.name}`

/** Writes all texts of a language beside the English as one XLIFF 2.0 file. */
export async function exportXliff(root: string, lang: string, file: string): Promise<number> {
  const resources: Exchange['resources'] = {}
  let count = 0
  for (const place of placesOf(root)) {
    const translated = flatten(readTexts(root, place, lang))
    const units = [...flatten(readTexts(root, place, 'en'))].map(([way, source]) => {
      const target = translated.get(way)
      return [way, { source, ...(target !== undefined && { target }) }] as const
    })
    resources[idOf(place)] = Object.fromEntries(units)
    count += units.length
  }
  const exchange: Exchange = { sourceLanguage: 'en', targetLanguage: lang, resources }
  writeFileSync(file, await js2xliff(exchange))
  return count
}

interface Imported {
  lang: string
  changed: number
  /** Texts that were translated from an English that is no longer there. */
  outdated: string[]
}

/** Takes the translations of an XLIFF 2.0 file into the JSON files; texts it does not have stay. */
export async function importXliff(root: string, file: string): Promise<Imported> {
  const { targetLanguage, resources } = (await xliff2js(readFileSync(file, 'utf8'))) as Exchange
  const outdated: string[] = []
  let changed = 0
  for (const place of placesOf(root)) {
    const english = flatten(readTexts(root, place, 'en'))
    const before = readTexts(root, place, targetLanguage)
    const known = flatten(before)
    const taken = new Map<string, string>()
    for (const [way, { source, target }] of Object.entries(resources[idOf(place)] ?? {})) {
      if (!target || target === known.get(way)) continue
      if (english.get(way) === source) taken.set(way, target)
      else outdated.push(`${idOf(place)}: ${way}`)
    }
    if (taken.size === 0) continue
    changed += taken.size
    const after = `${JSON.stringify(replaceTexts(before, taken), null, 2)}\n`
    writeFileSync(fileOf(root, place, targetLanguage), after)
  }
  return { lang: targetLanguage, changed, outdated }
}
