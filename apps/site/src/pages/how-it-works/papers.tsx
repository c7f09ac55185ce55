import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import layers from './as-built-plan.module.css'
import { stepKeys, type PaperKey } from './steps.ts'
import { howItWorksWords as words } from '#words/index.ts'

const paperKeys = stepKeys.filter((key): key is PaperKey => key !== 'decision')

interface PapersProps {
  lang: Lang
  className: string | undefined
}

/** Below the plan, the documents that the steps read so far have left; each step has its own too. */
export function Papers({ lang, className }: PapersProps) {
  const { title, items } = words[lang].papers
  return (
    <div className={className} aria-hidden="true" data-screen-only>
      <Text weight="strong">{title}</Text>
      <Columns as="ol" widths="1-1" from="large" gap="050 200" above="075">
        {paperKeys.map((key, index) => (
          <Text as="li" size="small" key={key} className={layers.layer} data-layer={index + 1}>
            {index + 1} {items[key].name}
          </Text>
        ))}
      </Columns>
    </div>
  )
}
