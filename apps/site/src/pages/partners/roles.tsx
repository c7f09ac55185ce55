import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { roleNames, type RoleName, type StepName } from './steps.ts'
import { partnersWords as words } from '#words/index.ts'

/** The task whose document completes the work of a role. */
const lastTask = {
  mounting: 'mounting',
  trucks: 'trucks',
  wms: 'wms',
  lead: 'acceptance',
} as const satisfies Record<RoleName, StepName>

/** Each role with its work and the document that completes it. */
export function Roles({ lang }: { lang: Lang }) {
  const { roles, chart } = words[lang]
  return (
    <Section id="roles" title={roles.title} ground="paper-2" lead={<p>{roles.lead}</p>}>
      <List lines="apart">
        {roleNames.map((role) => (
          <Columns as="li" key={role} widths="3-4-6" from="medium" gap="100 400">
            <Text as="h3" size="title">
              {roles.names[role]}
            </Text>
            <div>
              <Text size="small" tone="muted">
                {chart.result}
              </Text>
              <Text weight="medium">{chart.names[lastTask[role]][1]}</Text>
            </div>
            <Text tone="muted">{roles.texts[role]}</Text>
          </Columns>
        ))}
      </List>
    </Section>
  )
}
