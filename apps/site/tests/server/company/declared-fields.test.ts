import { beforeAll, expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import {
  fieldNames,
  fieldOf,
  fieldsIn,
  isChoice,
  isListed,
  isRequired,
  places,
  type FieldName,
  type Place,
} from '#src/features/demo-requests/fields.ts'
import { fieldLabels, valueText } from '#src/features/demo-requests/messages/english.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'
import { useProduct } from '#tests/support/product.ts'
import { brand } from '@repo/platform/brand/brand.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  return receiver.stop
})
const site = useProduct(() => ({
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: 'a secret of the two',
}))

/** A valid value of each field that no other field has. */
function sampleOf(name: FieldName): string {
  const field = fieldOf(name)
  switch (field.control) {
    case 'email':
      return `sample-${name}@example.com`
    case 'phone':
      return `+44 20 7946 ${1_000 + fieldNames.indexOf(name)}`
    case 'country':
      return 'PT'
    case 'choice':
      return field.options.at(-1)!
    default:
      return `Sample of ${name}`
  }
}
const sample = Object.fromEntries(fieldNames.map((name) => [name, sampleOf(name)])) as Record<
  FieldName,
  string
>
const seen = (name: FieldName) => valueText(name, sample[name])!
const isIn = (place: Place, name: FieldName) => (fieldsIn(place) as FieldName[]).includes(name)

const sales = () => site.as('sales')
let id: string
let csv: string
beforeAll(async () => {
  ;({ id } = await site.as('visitor').call(demoRequestsApi.requestDemo, { body: sample }))
  const { file } = await sales().file(demoRequestsApi.exportAll, { query: {} })
  csv = await file.text()
})

const found = async (query: object) =>
  Object.keys((await sales().list(demoRequestsApi.list, { query })).items).includes(id)

const textOf = async (path: string) => (await site.request(path)).text()

test('every place shows a field, and every field has a label of its own', () => {
  for (const place of places) expect(fieldsIn(place)).not.toEqual([])
  expect(new Set(fieldNames.map((name) => fieldLabels[name])).size).toBe(fieldNames.length)
})

test.each(fieldNames)('%s is in the form of every language, with its bounds', async (name) => {
  for (const lang of langs) {
    const { labels, hints, required } = {
      ...demoRequestWords[lang].form,
      required: isRequired(name),
    }
    const html = await textOf(`/${lang}/request-demo`)
    const [control = ''] = new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`).exec(html) ?? []
    expect(control).toContain(`id="demo-${name}"`)
    expect(/ required=""/.test(control), control).toBe(required)
    const field = fieldOf(name)
    if ('maxLength' in field) expect(control).toContain(`maxLength="${field.maxLength}"`)
    if ('options' in field)
      for (const option of field.options) expect(html).toContain(`<option value="${option}"`)
    expect(html).toContain(labels[name])
    expect(html).toContain(hints[name])
  }
})

test.each(fieldNames)('%s is stored and answered to staff', async (name) => {
  const lead = await sales().call(demoRequestsApi.get, { params: { id } })
  expect(lead[name]).toBe(sample[name])
})

test.each(fieldNames)('%s is refused where it breaks its bounds, with a sentence', async (name) => {
  const field = fieldOf(name)
  const wrong = 'maxLength' in field ? 'x'.repeat(field.maxLength + 1) : 'no such entry'
  const response = await site.request('/api/service/requestdemo', {
    method: 'POST',
    json: { ...sample, [name]: wrong },
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ fields: [{ field: name }] })
  for (const lang of langs) expect(demoRequestWords[lang].form.errors[name]).toMatch(/^\S.*\S$/)
})

test.each(fieldNames)('%s may be left out exactly if it is optional', async (name) => {
  const { [name]: _, ...others } = sample
  const json = { ...others, ...(name !== 'email' && { email: 'another@example.com' }) }
  const response = await site.request('/api/service/requestdemo', { method: 'POST', json })
  expect(response.status).toBe(isRequired(name) ? 422 : 201)
})

test.each(fieldNames)('%s is in the email to the team as declared', async (name) => {
  const mail = await eventually(() => {
    const sent = site.mails.find(
      ({ to, replyTo }) => to === brand.email.contact && replyTo === sample.email,
    )
    expect(sent).toBeDefined()
    return sent!
  })
  const separator = fieldOf(name).control === 'text' ? ':\n' : ': '
  const line = `${fieldLabels[name]}${separator}${seen(name)}\n`
  expect(mail.text.includes(line), line).toBe(isIn('mail', name))
})

test.each(fieldNames)('%s is in the CSV as declared', (name) => {
  const [heads = '', ...rows] = csv.split('\r\n')
  expect(heads.split(',').includes(fieldLabels[name])).toBe(isIn('export', name))
  expect(rows.join('\n').includes(seen(name))).toBe(isIn('export', name))
})

test.each(fieldNames)('%s is in the webhook as declared', async (name) => {
  await eventually(() => expect(receiver.calls.length).toBeGreaterThan(0))
  const { data } = JSON.parse(receiver.calls[0]!.body) as { data: Record<string, unknown> }
  expect(data[name]).toBe(isIn('webhook', name) ? sample[name] : undefined)
})

test.each(fieldNames)('%s is searched as declared', async (name) => {
  expect(await found({ search: seen(name) })).toBe(isIn('search', name))
})

test.each(fieldNames.filter(isListed))('%s is a filter as declared', async (name) => {
  const path = (value: string) => `/api/leads?${new URLSearchParams({ [name]: value })}`
  const response = await site.request(path(sample[name]), { as: 'sales' })
  expect(response.status).toBe(isIn('filters', name) ? 200 : 422)
  if (!isIn('filters', name)) return
  expect(Object.keys((await response.json()) as object)).toContain(id)
  const field = fieldOf(name)
  const other = isChoice(name) && 'options' in field ? field.options[0]! : 'FR'
  const others = await site.request(path(other), { as: 'sales' })
  expect(Object.keys((await others.json()) as object)).not.toContain(id)
})

test.each(langs)('%s: the privacy policy names every field, the form counts them', async (lang) => {
  const { stored, page } = demoRequestWords[lang]
  const policy = await textOf(`/${lang}/privacy`)
  for (const name of fieldNames) expect(policy).toContain(stored[name])
  expect(policy).not.toMatch(/\{\w+\}/)
  expect(page.lead).toMatch(/\{required\}/)
  expect(await textOf(`/${lang}/request-demo`)).not.toContain('{required}')
})
