import { brand } from '@repo/platform/brand/brand.ts'
import { seedWithFiles } from '@repo/platform/content/server/seed-with-files.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { addDataUrl } from '@repo/platform/library/server/add-data-url.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { openLibrary } from '@repo/platform/library/server/library.ts'
import { updateFile } from '@repo/platform/library/server/service.ts'
import { minute } from '@repo/platform/server/clock.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { filmNames, filmPath, posterPath, type FilmName } from '../demo/names.ts'
import { demoWords } from '../demo/words.ts'
import { createMedia, media } from './service.ts'

const files = import.meta.glob<string>('../demo/**/*.{mp4,webp}', {
  query: '?inline',
  import: 'default',
})

const fileOf = async (path: string): Promise<string> => (await files[`../demo/${path}`]?.()) ?? ''

/** What the film of the shift says of the model, which a feature does not import. */
type ShiftFigures = (lang: Lang) => Readonly<Record<string, string>>

/** Adds the demo films to an empty database, each with a still. */
export async function seedMedia(platform: Platform, figures: ShiftFigures): Promise<void> {
  const library = openLibrary(platform)
  return seedWithFiles(platform, {
    type: media,
    names: filmNames,
    file: (name, lang) => fileOf(filmPath(name, lang)),
    extension: 'mp4',
    besides: async (name, lang) =>
      addDataUrl(
        library,
        `${brand.name.toLowerCase()}-${name}-${lang}.webp`,
        await fileOf(posterPath(name, lang)),
      ),
    // The page begins with the newest change.
    writtenAt: (name, now) => new Date(now.getTime() - filmNames.indexOf(name) * minute),
    async create(db, clock, { name, lang, file, besides, counterpartOf }) {
      const { title } = demoWords[lang][name]
      if (besides) await updateFile(db, clock, { id: besides.id, alt: titlesOf(name) })
      const input = {
        title,
        description: descriptionOf(name, lang, figures),
        language: lang,
        mediaType: name === 'shift' ? ('webinar' as const) : ('video' as const),
        mediaURL: addressOf(file),
        posterId: besides?.id,
        counterpartOf,
      }
      return createMedia(db, { clock, hosts: platform.config.MEDIA_HOSTS }, input)
    },
  })
}

const titlesOf = (name: FilmName) =>
  Object.fromEntries(langs.map((lang) => [lang, demoWords[lang][name].title]))

function descriptionOf(name: FilmName, lang: Lang, figures: ShiftFigures): string {
  const { description } = demoWords[lang][name]
  if (name !== 'shift') return description.join('\n')
  return description.map((line) => fill(lang, line, figures(lang))).join('\n')
}
