import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { Film } from './data.ts'
import styles from './player.module.css'
import { Still, stillSizes } from './still.tsx'

const most = 3

/** Films beside each other, each with its still: they lead to the page of videos. */
export function FilmCards({ lang, films }: { lang: Lang; films: readonly Film[] }) {
  return (
    <Columns as="ul" widths="1-1-1" from="medium" gap="400">
      {films.slice(0, most).map((film, place) => (
        <Stack as="li" key={film.id} gap="150">
          <div className={styles.frame}>
            <Still film={film} place={place} sizes={stillSizes.third} />
          </div>
          <Text as="h3" size="title">
            <a href={`${pathOf(lang, 'videos')}#${film.id}`}>{film.title}</a>
          </Text>
        </Stack>
      ))}
    </Columns>
  )
}
