import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { connectivityWords as words } from '#words/index.ts'
import { figures } from './figures.ts'

/** What a customer gets and who prepares what, before how the devices talk to each other. */
export function Plant({ lang }: { lang: Lang }) {
  const { plant, network } = words[lang]
  const { terms } = plant
  const [anchorPower] = useAnswers(lang, ['anchor.power'])
  const [battery] = useAnswers(lang, ['tag.battery'])
  const columns = [
    [terms.gain, [plant.gain]],
    [terms.ours, [plant.anchors, anchorPower?.answer]],
    [network.stations.tags.name, [battery?.answer ?? plant.tags]],
    [terms.electrician, [fill(lang, plant.gateway, figures(lang))]],
    [terms.it, [plant.network]],
    [terms.stays, [plant.stays]],
  ] as const
  return (
    <Section ground="paper-2" id="plant" title={plant.title}>
      <Columns as="dl" widths="1-1-1" from="medium" gap="400 500" printed>
        {columns.map(([name, texts]) => (
          <Text as="div" key={name} ruled together>
            <Text as="dt" weight="strong">
              {name}
            </Text>
            <Text as="dd" size="compact" tone="muted" above="100">
              {texts.map((text) => text && <p key={text}>{text}</p>)}
            </Text>
          </Text>
        ))}
      </Columns>
    </Section>
  )
}
