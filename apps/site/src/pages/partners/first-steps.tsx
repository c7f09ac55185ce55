import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { partnersWords as words } from '#words/index.ts'

/** From the first email to the first project. */
export function FirstSteps({ lang }: { lang: Lang }) {
  const { start, terms, chart } = words[lang]
  return (
    <Section
      id="start"
      title={start.title}
      ground="paper-2"
      lead={<p>{terms.text[1]}</p>}
      beside={
        <RenderFigure
          lang={lang}
          name="survey"
          width="half"
          caption={`${chart.names.acceptance[0]}.`}
        />
      }
    >
      <List numbered above="500">
        {start.steps.map(([name, text]) => (
          <Columns as="li" key={name} widths="4-7" from="medium" gap="050 400">
            <Text as="h3" size="body" weight="strong">
              {name}
            </Text>
            <Text tone="muted">{text}</Text>
          </Columns>
        ))}
      </List>
      {pageExists('contact') && (
        <Text above="300">
          <ButtonLink href={pathOf(lang, 'contact')}>{start.contact}</ButtonLink>
        </Text>
      )}
    </Section>
  )
}
