import { averagePaybackMonths } from '#src/content/claims.ts'
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
  const { title, lead, needs, inputs, gives, results, unknown, limits, demo } = words[lang].estimate
  return (
    <Section
      ground="paper-2"
      id="estimate"
      title={fill(lang, title, { months: averagePaybackMonths })}
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
            <ButtonLink href={pathOf(lang, 'request-demo')}>{demo}</ButtonLink>
          </p>
        </div>
        <BreakEven lang={lang} />
      </div>
    </Section>
  )
}
