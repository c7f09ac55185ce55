import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { connectivityWords as words } from '#words/index.ts'
import { figures } from './figures.ts'

/** What a building gets of each device: cable, power and network, before how they talk to each other. */
export function Plant({ lang }: { lang: Lang }) {
  const { plant, network, devices } = words[lang]
  const { stations } = network
  const [anchorPower] = useAnswers(lang, ['anchor.power'])
  const [battery] = useAnswers(lang, ['tag.battery'])
  const power = fill(lang, devices.values.power, figures(lang))
  const rows = [
    [stations.anchors.name, [plant.anchors, anchorPower?.answer]],
    [stations.gateway.name, [fill(lang, plant.gateway, { power })]],
    [stations.tags.name, [battery?.answer ?? plant.tags]],
    [stations.network.name, [plant.network]],
  ] as const
  return (
    <Section id="plant" title={plant.title}>
      <dl>
        {rows.map(([name, texts]) => (
          <DefinitionRow key={name} term={name}>
            {texts.map((text) => text && <p key={text}>{text}</p>)}
          </DefinitionRow>
        ))}
      </dl>
    </Section>
  )
}
