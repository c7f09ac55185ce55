import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { connectivityWords as words } from '#words/index.ts'
import { figures } from './figures.ts'

/** What a customer gets and who prepares what, before how the devices talk to each other. */
export function Plant({ lang }: { lang: Lang }) {
  const { plant, network } = words[lang]
  const { terms } = plant
  const [anchorPower] = useAnswers(lang, ['anchor.power'])
  const [battery] = useAnswers(lang, ['tag.battery'])
  const rows = [
    [terms.gain, [plant.gain]],
    [terms.ours, [plant.anchors, anchorPower?.answer]],
    [terms.electrician, [fill(lang, plant.gateway, figures(lang))]],
    [terms.it, [plant.network]],
    [network.stations.tags.name, [battery?.answer ?? plant.tags]],
    [terms.stays, [plant.stays]],
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
