import type { ApiCall, Content } from './description.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './api-page.module.css'
import { curlLine } from './curl-line.ts'
import { schemaText } from './schema-text.ts'

/** One endpoint: a summary line, which opens to parameters, body, responses and an example. */
export function CallDetails({ call }: { call: ApiCall }) {
  return (
    <details className={styles.call}>
      <summary>
        <b data-method={call.method}>{call.method}</b>
        <code>{call.path}</code>
        <span>{call.summary}</span>
        <em>{permissionText(call['x-permission'])}</em>
      </summary>
      <Stack gap="100" className={styles.body}>
        <Parameters call={call} />
        {Object.entries(call.requestBody?.content ?? {}).map(([type, content]) => (
          <Body key={type} title={`Body, ${type}`} content={content} />
        ))}
        <Responses call={call} />
        <h3>Try it</h3>
        <pre>{curlLine(call)}</pre>
      </Stack>
    </details>
  )
}

function permissionText(permission: string): string {
  if (permission === 'public') return 'public'
  return permission === 'session' ? 'signed in' : permission
}

function Parameters({ call }: { call: ApiCall }) {
  if (!call.parameters.length) return null
  return (
    <>
      <h3>Parameters</h3>
      <Stack as="dl" gap="050">
        {call.parameters.map(({ name, in: place, required, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {place}, {required ? 'required' : 'optional'}: {schemaText(schema)}
            </dd>
          </div>
        ))}
      </Stack>
    </>
  )
}

function Responses({ call }: { call: ApiCall }) {
  const answers = Object.entries(call.responses)
  const errors = answers.filter(([status]) => !status.startsWith('2'))
  return (
    <>
      {answers
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { content = {} }]) => {
          const [type, one] = Object.entries(content)[0] ?? []
          return one ? (
            <Body key={status} title={`Response ${status}, ${type}`} content={one} />
          ) : (
            <h3 key={status}>Response {status}, without a body</h3>
          )
        })}
      <h3>Errors</h3>
      <Stack as="dl" gap="050">
        {errors.map(([status, { description }]) => (
          <div key={status}>
            <dt>{status === 'default' ? 'other' : status}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Stack>
    </>
  )
}

function Body({ title, content }: { title: string; content: Content }) {
  const { schema, example } = content
  return (
    <>
      <h3>{title}</h3>
      <Columns widths="1-1" from="large" gap="150">
        <pre>{schemaText(schema)}</pre>
        <pre>{typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>
      </Columns>
    </>
  )
}
