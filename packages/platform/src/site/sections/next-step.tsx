import { ButtonLink } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Section } from '#src/ui/section.tsx'

interface NextStepProps {
  title: string
  text: string
  ground?: 'paper' | 'paper-2'
  /** The first one is the one thing to do. */
  actions: readonly { label: string; href: string }[]
}

/** The end of a page: how its reader goes on. */
export function NextStep({ title, text, ground = 'paper', actions }: NextStepProps) {
  return (
    <Section ground={ground} title={title} lead={<p>{text}</p>}>
      <Row as="p" gap="150" data-screen-only>
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} variant={index === 0 ? 'primary' : 'ghost'} href={href}>
            {label}
          </ButtonLink>
        ))}
      </Row>
    </Section>
  )
}
