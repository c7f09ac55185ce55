import { averagePaybackMonths } from '#src/facts/claims.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { pathOf } from '#src/site/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { BreakEven } from './break-even.tsx'
import styles from './estimate.module.css'
import { words } from './words.ts'

/** What the estimate asks for, gives and can't know. */
export function Estimate({ lang }: { lang: Lang }) {
  const text = words[lang].estimate
  const { lead, needs, inputs, gives, results, unknown, limits } = text
  const pricing = pathOf(lang, 'pricing')
  return (
    <Section
      ground="paper-2"
      id="estimate"
      title={
        <>
          <a href={`${pricing}#method`} className={styles.claim}>
            {fill(lang, text.claim, { months: averagePaybackMonths })}
          </a>{' '}
          {text.question}
        </>
      }
      lead={<p>{lead}</p>}
    >
      <div className={styles.columns}>
        <div>
          <h3>{needs}</h3>
          <ol className={styles.inputs}>
            {inputs.map((input) => (
              <li key={input}>{input}</li>
            ))}
          </ol>
          <h3>{gives}</h3>
          <p>{results}</p>
          <h3>{unknown}</h3>
          <p>{limits}</p>
          <p className={styles.action}>
            <ButtonLink href={pricing}>{text.calculate}</ButtonLink>
            <ButtonLink variant="ghost" href={pathOf(lang, 'request-demo')}>
              {text.demo}
            </ButtonLink>
          </p>
        </div>
        <BreakEven lang={lang} />
      </div>
    </Section>
  )
}
