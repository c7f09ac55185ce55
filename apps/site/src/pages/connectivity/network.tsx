import { NarrowNetworkPlan } from '@repo/pictures/network/narrow-network-plan.tsx'
import { NetworkPlan } from '@repo/pictures/network/network-plan.tsx'
import { ByWidth } from '@repo/pictures/plan/plan-view.tsx'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { figures } from './figures.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './network.module.css'
import { connectivityWords as words } from '#words/index.ts'

interface StationProps {
  name: string
  owner: string
  /** The network of the customer. */
  isYours?: boolean
  facts: readonly (readonly [label: string, value: string])[]
  /** What joins it to the next station; absent for the last. */
  link?: string
}

/** From the tag to the platform: where each station is, what feeds and protects it, what joins it to the next. */
export function Network({ lang }: { lang: Lang }) {
  const { title, lead, feeds, mains, ...rest } = words[lang].network
  const { ours, yours, platform, stations, power, protection, uptime, backups } = rest
  const { indoors, outdoors } = words[lang].elevation
  const values = figures(lang)
  const text = (message: string) => fill(lang, message, values)
  const fed = text(words[lang].devices.values.power)
  const texts = {
    indoors: text(indoors),
    outdoors: text(outdoors),
    feeds: feeds.map((feed) => text(feed)),
  }
  const [tag] = useAnswers(lang, ['tag.battery'])
  const [anchor] = useAnswers(lang, ['anchor.power'])
  const suppliedBy = (answer: typeof tag) => (answer ? [[power, answer.answer] as const] : [])
  const chain: readonly StationProps[] = [
    { ...stations.tags, owner: ours, facts: suppliedBy(tag) },
    { ...stations.anchors, owner: ours, facts: suppliedBy(anchor) },
    { ...stations.gateway, owner: ours, facts: [[power, fed]] },
    {
      ...stations.network,
      owner: yours,
      isYours: true,
      facts: [
        [power, stations.network.power],
        [protection, stations.network.protection],
      ],
    },
    {
      name: stations.platform.name,
      owner: platform,
      facts: [
        [uptime, text(stations.platform.uptime)],
        [backups, stations.platform.backups],
      ],
    },
  ]
  return (
    <Section id="network" title={title} lead={<p>{lead}</p>}>
      <Columns gap="400" className={styles.network}>
        <div className={styles.drawing}>
          <ByWidth
            wide={<NetworkPlan texts={texts} />}
            narrow={<NarrowNetworkPlan texts={texts} />}
          />
        </div>
        <Columns as="ol" gap="300 500" className={styles.chain}>
          {chain.map((station) => (
            <Station key={station.name} {...station} link={station.link && text(station.link)} />
          ))}
        </Columns>
      </Columns>
      <Text measure="sentence" above="400" className={styles.mains}>
        {text(mains)}
      </Text>
    </Section>
  )
}

function Station({ name, owner, isYours, facts, link }: StationProps) {
  return (
    <li className={styles.station}>
      <h3>{name}</h3>
      <Text tone={isYours ? 'link' : 'measured'} weight="strong">
        {owner}
      </Text>
      {facts.length > 0 && (
        <Facts terms="muted">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      {link && (
        <Text tone="muted" above="075" className={styles.link}>
          {link}
        </Text>
      )}
    </li>
  )
}
