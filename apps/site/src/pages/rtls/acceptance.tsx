import { brand } from '@repo/platform/brand/brand.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './acceptance.module.css'
import { notes } from './notes.ts'
import { rtlsWords as words } from '#words/index.ts'

/** The steps of the test beside the form that both sides sign. */
export function Acceptance({ lang }: { lang: Lang }) {
  const { title, lead, choose, agree, measure, sign, ...form } = words[lang].acceptance
  return (
    <Section title={title} lead={<p>{lead}</p>}>
      <Columns widths="5-7" from="large" align="start" gap="500 800">
        <List numbered>
          {[choose, agree, measure, sign].map((step) => (
            <li key={step}>
              <Noted text={step} notes={notes} />
            </li>
          ))}
        </List>
        <div className={styles.sheet}>
          <Table size="compact">
            <caption>
              <Text as="b" size="title" tone="text">
                {form.form}
              </Text>
            </caption>
            <thead>
              <tr>
                <th scope="col">{form.point}</th>
                <th scope="col">{form.place}</th>
                <th scope="col">{form.agreed}</th>
                <th scope="col">{form.measured}</th>
              </tr>
            </thead>
            <tbody>
              {form.places.map((place, index) => (
                <tr key={place}>
                  <td>{`P${index + 1}`}</td>
                  <th scope="row">{place}</th>
                  <td className={styles.blank}>cm</td>
                  <td className={styles.blank}>cm</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Columns as="p" widths="1-1" from="start" gap="300" above="600">
            {[form.customer, brand.name].map((party) => (
              <Text as="span" size="small" tone="muted" key={party}>
                {fill(lang, form.signature, { party })}
              </Text>
            ))}
          </Columns>
        </div>
      </Columns>
    </Section>
  )
}
