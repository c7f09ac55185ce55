import type { ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { SiteWork } from '@repo/pictures/section/site-work.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import styles from './careers.module.css'
import { careersWords as words } from '#words/index.ts'

/** Metres: the proportions of `SiteWork`. */
const floor = { width: 16.8, height: 9.4 } as const
const anchors: readonly Point[] = [
  [1, 1],
  [15.8, 1],
  [15.8, 8.4],
  [1, 8.4],
]
const tag: Point = [9.4, 5.2]

const pictures: Record<'radio' | 'model' | 'site', ReactNode> = {
  radio: (
    <PlanView {...floor} scale={36} light="paper">
      <FloorGrid {...floor} />
      {anchors.map((anchor) => (
        <g key={anchor.join()}>
          <RangingLine from={anchor} to={tag} />
          <Anchor x={anchor[0]} y={anchor[1]} size={0.6} />
        </g>
      ))}
      <Tag x={tag[0]} y={tag[1]} uncertainty={1.2} />
    </PlanView>
  ),
  model: (
    <PlanView {...floor} scale={36} light="paper">
      <FloorGrid {...floor} />
      <RackRow x={1.4} y={0.9} bays={5} empty={[3, 8]} />
      <RackRow x={1.4} y={6.4} bays={5} empty={[5, 11]} />
      <Trail
        points={[
          [1, 4.7],
          [8, 4.7],
        ]}
      />
      <Truck x={8} y={4.7} loaded />
    </PlanView>
  ),
  site: <SiteWork margin={1} />,
}

/** The page that shows the level of the work. */
const proofs = { radio: 'rtls', model: 'simulator', site: 'connectivity' } as const

/** What there is to work on, each with a drawing of it. */
export function Work({ lang }: { lang: Lang }) {
  const { title, lead, areas } = words[lang].work
  return (
    <Section id="work" title={title} lead={<p>{lead}</p>} ground="paper-2">
      <Columns as="ul" widths="1-1-1" from="medium" gap="400">
        {(['radio', 'model', 'site'] as const).map((area) => (
          <Stack as="li" key={area} gap="150" className={styles.scene}>
            {pictures[area]}
            <Text as="h3" size="title">
              {areas[area].name}
            </Text>
            <Text tone="muted">{areas[area].text}</Text>
            <p>
              <TextLink href={pathOf(lang, proofs[area])}>
                {siteWords[lang].pages[proofs[area]]}
              </TextLink>
            </p>
          </Stack>
        ))}
      </Columns>
    </Section>
  )
}
