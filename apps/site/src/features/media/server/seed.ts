import { seedWithFiles } from '@repo/platform/content/server/seed-with-files.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { minute } from '@repo/platform/server/clock.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { filmNames } from '../demo/names.ts'
import { demoWords } from '../demo/words.ts'
import { createMedia, media } from './service.ts'

const files = import.meta.glob<string>('../demo/*/*.mp4', { query: '?inline', import: 'default' })

/** Adds the demo films to an empty database. */
export const seedMedia = (platform: Platform): Promise<void> =>
  seedWithFiles(platform, {
    type: media,
    names: filmNames,
    files,
    extension: 'mp4',
    // The page begins with the newest change.
    writtenAt: (name, now) => new Date(now.getTime() - filmNames.indexOf(name) * minute),
    create(db, clock, { name, lang, file, counterpartOf }) {
      const { title, description } = demoWords[lang][name]
      const input = {
        title,
        description: description.join('\n'),
        language: lang,
        mediaType: 'video' as const,
        mediaURL: addressOf(file),
        counterpartOf,
      }
      return createMedia(db, { clock, hosts: platform.config.MEDIA_HOSTS }, input)
    },
  })
