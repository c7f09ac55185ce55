import { describe, expect, test } from 'vitest'
import { demoRequestInput } from '#src/features/demo-requests/contract.ts'
import { fields as declared } from '#src/features/demo-requests/fields.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { problem } from '@repo/platform/rest/problem.ts'
import { diceOf, type Dice } from '@repo/platform/testing/dice.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** What people, pages and programs put into fields. */
const typed: readonly string[] = [
  '',
  ' ',
  '\u200b',
  '\u3164',
  'Ada',
  'a\nb',
  '\u202a+49\u00a030 12\u202c',
  '0'.repeat(41),

  'x'.repeat(201),
  'x'.repeat(5_001),
  'a\0b',
  '\ufffd',
  '😀'.repeat(60),
  'e' + '\u0301'.repeat(40),

  'ada@example.com',
  'ada',
  'a@b',
  'info@müller.de',
  'a@x.example, b@y.example',
  '"a b"@x.de',

  'DE',
  'de',
  'XX',
  'Germany',
  'null',
  '<b>',
  '=1+1',
  '{"a":1}',
  `${'x'.repeat(250)}@x.example`,

  ...declared.industry.options,
  ...declared.usecase.options,
]

const fieldsOf = {
  'request-demo': Object.keys(demoRequestInput.shape),
  newsletter: ['email'],
  'sign-in': ['email', 'password', 'code'],
} as const
type Form = keyof typeof fieldsOf
const forms = Object.keys(fieldsOf) as Form[]

const paths: Record<Form, string> = {
  'request-demo': '/api/service/requestdemo',
  newsletter: '/api/newsletter/subscribe',
  'sign-in': '/sessions',
}
const pages: Record<Form, string> = {
  'request-demo': 'request-demo',
  newsletter: 'news',
  'sign-in': 'sign-in',
}

function bodyOf(dice: Dice, form: Form): Record<string, string> {
  const given = fieldsOf[form].filter(() => dice.next() < 0.8)
  return Object.fromEntries(given.map((field) => [field, dice.pick(typed)]))
}

/** Numbers, lists and nothing, as only calls can send them. */
const others = [null, 1, true, [], {}, ['a']]

/** `FORM_BODIES=1000` tries as many calls; the numbers are the same every time. */
const count = Number(process.env.FORM_BODIES ?? 240)

// A posted form is answered with its whole page, which takes a hundred times as long as a call.
describe('form bodies', { timeout: 120_000 }, () => {
  test('each field that a call refuses is one of the form, with a sentence that says what to do', async () => {
    const dice = diceOf(26)
    const statuses = new Map<number, number>()
    const calls = Array.from({ length: count }, () => {
      const form = dice.pick(forms)
      const body: Record<string, unknown> = bodyOf(dice, form)
      if (dice.next() < 0.2) body[dice.pick(fieldsOf[form])] = dice.pick(others)
      return { form, body }
    })
    // Accepted ones wait until their answer tells nothing by its time: some at once.
    for (let n = 0; n < calls.length; n += 10)
      await Promise.all(calls.slice(n, n + 10).map(expectSentences))
    async function expectSentences({ form, body }: (typeof calls)[number]): Promise<void> {
      const response = await site.request(paths[form], { method: 'POST', json: body })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status < 400) return
      const { fields = [], message } = problem.parse(await response.json())
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect([401, 422]).toContain(response.status)
      if (response.status === 422) expect(fields.length).toBeGreaterThan(0)
      for (const one of fields) {
        expect(fieldsOf[form]).toContain(one.field.split('.')[0])
        expect(one.message).toMatch(/^[A-Z][^]*\.$/)
        expect(one.message).not.toMatch(
          /Invalid input|expected|received|Too (?:big|small)|undefined/,
        )
      }
    }
    expect(statuses.get(422)).toBeGreaterThan(count / 4)
  })

  test('each refusal of a form that was posted without script is on its page', async () => {
    const dice = diceOf(27)
    let refused = 0
    for (let n = 0; n < count / 4; n += 1) {
      const form = dice.pick(forms)
      const body = new URLSearchParams({ form, ...bodyOf(dice, form) })
      const path = `/${dice.pick(langs)}/${pages[form]}`
      const response = await site.request(path, { method: 'POST', body })
      if (response.status === 303) continue
      refused += 1
      const html = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([
        422,
        'text/html; charset=utf-8',
      ])
      const shown = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>|role="alert"/g)]
      expect([form, Object.fromEntries(body), shown.length > 0]).toEqual([
        form,
        Object.fromEntries(body),
        true,
      ])
    }
    expect(refused).toBeGreaterThan(count / 10)
  })
})
