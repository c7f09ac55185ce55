import { describe, expect, test, vi } from 'vitest'
import { genericError } from '@repo/platform/admin/notifications/notification-store.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** The messages of the specification's section 8, in its words. */
const specified = {
  demoSuccess: 'Demo requested! Thanks, we will get in touch soon.',
  demoFailure:
    'Sorry, we were unable to submit your request, please try again or contact us directly.',
  generic: 'Sorry, we were unable to complete this action. Please, try again.',
  newsletterSuccess: 'Subscription successful!',
  noArticles: 'Sorry, no articles found.',
}

async function textOf(path: string, fields?: Record<string, string>): Promise<string> {
  const posted = fields && { method: 'POST', body: new URLSearchParams(fields) }
  return (await site.request(path, posted)).text()
}

/** As while the database is away: nothing can be written. */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  const write = vi.spyOn(site.product.platform.store, 'write').mockRejectedValue(new Error('away'))
  return work().finally(() => write.mockRestore())
}

describe('user-visible messages', () => {
  test('Demo request success', async () => {
    expect(demoRequestWords.en.form.success).toBe(specified.demoSuccess)
    expect(await textOf('/en/request-demo?sent=1')).toContain(`>${specified.demoSuccess}<`)
    expect(await textOf('/en/request-demo')).not.toContain(`>${specified.demoSuccess}<`)
  })

  test('Demo request failure', async () => {
    expect(demoRequestWords.en.form.error).toBe(specified.demoFailure)
    const fields = { form: 'request-demo', ...demoRequest() }
    const page = await failing(() => textOf('/en/request-demo', fields))
    expect(page).toContain(specified.demoFailure)
  })

  test('Generic failure', async () => {
    expect([genericError, words.en.messages.error]).toEqual([specified.generic, specified.generic])
    const fields = { form: 'newsletter', email: demoRequest().email }
    expect(await failing(() => textOf('/en/terms', fields))).toContain(`>${specified.generic}<`)
  })

  test('Newsletter subscription success (shown only if its feedback flag is set)', async () => {
    expect(words.en.messages.newsletterSuccess).toBe(specified.newsletterSuccess)
    const shown = /<output[^>]*data-newsletter-done(?:="[^"]*")?([^>]*)>\s*<strong[^>]*>([^<]*)</
    const [, flag, sentence] = shown.exec(await textOf('/en/terms?sent=1')) ?? []
    expect([flag, sentence]).toEqual(['', specified.newsletterSuccess])
    const [, hidden] = shown.exec(await textOf('/en/terms')) ?? []
    expect(hidden).toContain('hidden')
  })

  test('Empty news list. Equivalents exist in the other languages', async () => {
    expect(words.en.messages.noArticles).toBe(specified.noArticles)
    const sentences = langs.map((lang) => words[lang].messages.noArticles)
    expect(new Set(sentences).size).toBe(6)
    for (const [index, lang] of langs.entries()) {
      const page = await textOf(`/${lang}/news?search=nothing-has-this-word`)
      expect(page).toContain(sentences[index])
    }
  })
})

describe('the demo form', () => {
  test('states that the email is never shared', async () => {
    expect(words.en.forms.promise).toBe('Your email is never shared.')
    for (const lang of langs) {
      // Once beside its email, once at the newsletter in the footer.
      const parts = (await textOf(`/${lang}/request-demo`)).split(`>${words[lang].forms.promise}<`)
      expect(parts.length, lang).toBe(3)
    }
  })

  test('The form labels are: name, email, phone, country, company, job title, industry, sub sector, use case, comments', () => {
    expect(demoRequestWords.en.form.labels).toMatchObject({
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      country: 'Country',
      company: 'Company',
      jobtitle: 'Job title',
      industry: 'Industry',
      subsector: 'Sub sector',
      usecase: 'Use case',
      comments: 'Comments',
    })
  })

  test('Industry options, in their order', async () => {
    const [, options = ''] =
      /<select[^>]*name="industry"[^>]*>(.*?)<\/select>/.exec(await textOf('/en/request-demo')) ??
      []
    expect(
      [...options.matchAll(/<option value="[^"]+"[^>]*>([^<]*)</g)].map(([, one]) => one),
    ).toEqual([
      'Enterprise',
      'Semiconductors',
      'Communications',
      'Internet',
      'E-commerce',
      'Logistics',
      'Luxury (manufacturing, packaging, warehousing)',
      'Manufacturing',
      'Food manufacturing',
      'ERP and system integrators',
      'Retail',
      'Manufacturing/logistics',
      'Storage',
      'Petroleum',
    ])
  })
})
