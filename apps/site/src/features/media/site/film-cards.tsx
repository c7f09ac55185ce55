import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { Film } from './data.ts'
import { Still } from './still.tsx'

const most = 3

/** Films beside each other, each with its still: they lead to the page of videos. */
export function FilmCards({ lang, films }: { lang: Lang; films: readonly Film[] }) {
  return (
    <Columns as="ul" widths="1-1-1" from="medium" gap="400">
      {films.slice(0, most).map(({ id, title }, place) => (
        <Stack as="li" key={id} gap="150">
          <Still place={place} />
          <Text as="h3" size="title">
            <a href={`${pathOf(lang, 'videos')}#${id}`}>{title}</a>
          </Text>
        </Stack>
      ))}
    </Columns>
  )
}
