import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import * as example from './rest-example.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './rest.module.css'
import { iotPlatformWords as words } from '#words/index.ts'

/** Requests with their answers, to be copied, and the kinds of events. */
export function Rest({ lang }: { lang: Lang }) {
  const { title, lead, example: note, request, answer, positions, events } = words[lang].rest
  const pairs = [
    [positions, example.positionsRequest, example.positionsAnswer()],
    [events, example.eventsRequest, example.eventsAnswer()],
  ] as const
  return (
    <Section ground="ink" id="rest" title={title} lead={<p>{lead}</p>}>
      <Text measure="prose" className={styles.note}>
        {note}
      </Text>
      <Columns widths="1-1" from="large" printed gap="400 300" above="500">
        {pairs.map(([name, asked, answered]) => (
          <Stack as="section" gap="200" key={name}>
            <h3>{name}</h3>
            <div className={styles.exchange}>
              <Code lang={lang} label={request} code={asked} />
              <Code lang={lang} label={answer} code={answered} />
            </div>
          </Stack>
        ))}
      </Columns>
      <Kinds lang={lang} />
    </Section>
  )
}

interface CodeProps {
  lang: Lang
  label: string
  code: string
}

function Code({ lang, label, code }: CodeProps) {
  const { copy, copied } = words[lang].rest
  return (
    <Stack className={styles.code} data-enhance="copy">
      <Row unbroken gap="150" align="center" className={styles.bar}>
        <Text as="h4" size="small" tone="muted" weight="normal">
          {label}
        </Text>
        <Text as="span" size="small" tone="measured" role="status" />
        <button type="button" hidden data-done={copied} data-screen-only>
          {copy}
        </button>
      </Row>
      <pre>
        <code>{code}</code>
      </pre>
    </Stack>
  )
}

function Kinds({ lang }: { lang: Lang }) {
  const { table, kind, raised, value, limit, yes, no, kinds } = words[lang].rest
  return (
    <Table size="compact" cards="facts" className={styles.kinds}>
      <caption>
        <Text as="b" size="title" tone="text">
          {table}
        </Text>
      </caption>
      <thead>
        <tr>
          {[kind, raised, value, limit].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(kinds).map(([name, [when, measured]]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{when}</td>
            <td>{measured}</td>
            <td>{example.kindsWithLimit.has(name) ? yes : no}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
