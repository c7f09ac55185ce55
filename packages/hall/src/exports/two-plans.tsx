import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'

/** Asked where a link was followed while a plan of one's own is kept. */
export function TwoPlans() {
  const { keeping, words } = useWorkbench()
  const { asks } = useStore(keeping.shown, 'asks')
  const { title, text, keepLink, openOwn } = words.exports.both
  if (!asks) return null
  return (
    <section data-two-plans="" aria-label={title}>
      <Text size="small">{text}</Text>
      <Row gap="100" above="100">
        <Button size="small" variant="ink" onClick={keeping.keepLink}>
          {keepLink}
        </Button>
        <Button size="small" variant="ghost" onClick={keeping.openOwn}>
          {openOwn}
        </Button>
      </Row>
    </section>
  )
}
