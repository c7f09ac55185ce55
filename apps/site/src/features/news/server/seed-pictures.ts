import { brand } from '@repo/platform/brand/brand.ts'
import { inlineRenders } from '@repo/pictures/renders/inline-files.ts'
import { renderNames, type RenderName } from '@repo/pictures/renders/names.ts'
import { renderWords } from '@repo/pictures/renders/words.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { addDataUrl } from '@repo/platform/library/server/add-data-url.ts'
import type { Library } from '@repo/platform/library/server/library.ts'
import { updateFile } from '@repo/platform/library/server/service.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'

/** By number of the topic; what a drawing explains better keeps its drawing. */
const renderOf: Readonly<Record<string, RenderName>> = {
  '01': 'survey',
  '02': 'yard',
  '04': 'installer',
  '05': 'crossing',
  '06': 'display',
  '07': 'dock',
  '08': 'cold',
  '09': 'above',
  '10': 'badge',
  '11': 'gateway',
  '12': 'tag',
  '13': 'desk',
}

/** The ids of the files. */
export type SeededRenders = ReadonlyMap<RenderName, string>

/** Puts every render into the library, where articles and people take it from. */
export async function addRenders(library: Library): Promise<SeededRenders> {
  const ids = new Map<RenderName, string>()
  for (const name of renderNames) {
    const load = inlineRenders[`./files/${name}.jpg`]
    if (!load) throw new Error(`The render ${name} has no file`)
    const fileName = `${brand.name.toLowerCase()}-illustration-${name}.jpg`
    ids.set(name, (await addDataUrl(library, fileName, await load())).id)
  }
  return ids
}

/** Says of each render in every language what it shows, and that it is no photograph. */
export async function describeRenders(
  db: WriteTransaction,
  clock: Clock,
  renders: SeededRenders,
): Promise<void> {
  for (const [name, id] of renders) {
    const alt = Object.fromEntries(
      langs.map((lang) => {
        const { alts, caption } = renderWords[lang]
        return [lang, `${alts[name]} ${caption}.`]
      }),
    )
    await updateFile(db, clock, { id, alt })
  }
}

/** The featured image of a topic, and the line below the text that calls it an illustration. */
export function pictureOf(topic: string, lang: Lang, renders: SeededRenders) {
  const name = renderOf[topic]
  const id = name && renders.get(name)
  if (!id) return
  return { id, credit: `<p><em>${renderWords[lang].credit}</em></p>` }
}
