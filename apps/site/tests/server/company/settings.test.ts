import { beforeEach, describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { fieldErrorsOf, isCallError } from '@repo/platform/rest/call-error.ts'
import { mediaInput, requestDemo } from '#tests/support/factories.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { startProductForTest, useProduct, type TestProduct } from '#tests/support/product.ts'
import { settingsApi, type SettingsInput } from '#src/features/settings/contract.ts'
import { privacyWords } from '#words/index.ts'

const site = useProduct({ MEDIA_HOSTS: 'vimeo.com,player.vimeo.com' })
beforeEach(() =>
  put({
    offices: { london: null, lisbon: null },
    socialLinks: null,
    mediaHosts: null,
    contactEmail: null,
    notificationAddresses: null,
    legal: {},
    webhook: null,
  }),
)

const get = (of: TestProduct = site) => of.as('admin').call(settingsApi.get, {})
const put = (body: SettingsInput, of: TestProduct = site) =>
  of.as('admin').call(settingsApi.update, { body })
const page = async (path: string) => (await site.request(path)).text()
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isCallError(error) ? error : undefined),
  )
const fieldsOf = async (call: Promise<unknown>) => {
  const error = await errorOf(call)
  return error && fieldErrorsOf(error).map(({ field }) => field)
}

test('before anything is entered the environment applies, and the brand below it', async () => {
  const other = await startProductForTest({
    OFFICE_LISBON: '38.71,-9.14; Rua do Exemplo 1, Lisboa',
    MEDIA_HOSTS: 'videos.example',
    WEBHOOK_URL: 'https://crm.example.com/secret-path',
    WEBHOOK_SECRET: 'sixteen characters',
  })
  const found = await get(other)
  expect(found).toMatchObject({ version: 0, updatedAt: null, mediaHosts: null, webhook: null })
  expect(found.inherited).toMatchObject({
    offices: {
      london: null,
      lisbon: {
        street: 'Rua do Exemplo 1, Lisboa',
        place: { latitude: 38.71, longitude: -9.14 },
      },
    },
    mediaHosts: ['videos.example'],
    notificationAddresses: ['hello@trilane.example'],
    webhook: { host: 'crm.example.com' },
  })
  expect(JSON.stringify(found)).not.toContain('secret-path')
})

test('what is absent stays, null clears, and each change is a version', async () => {
  const first = await put({ contactEmail: 'team@example.com', legal: { name: 'Example Ltd' } })
  const second = await put({ legal: { registration: ' 01234567 ' } })
  expect(second).toMatchObject({
    version: first.version + 1,
    contactEmail: 'team@example.com',
    legal: { name: null, registration: '01234567' },
  })
  expect(await put({ contactEmail: null })).toMatchObject({ contactEmail: null })
  expect((await get()).updatedAt).not.toBeNull()
})

test('of two changes of one version the second is refused with what is stored', async () => {
  const { version } = await get()
  await put({ version, contactEmail: 'first@example.com' })
  const error = await errorOf(put({ version, contactEmail: 'second@example.com' }))
  expect(error?.error).toMatchObject({
    errorCode: 'STALE_VERSION',
    current: { contactEmail: 'first@example.com' },
  })
})

test('what is no address, host, telephone number or hour is refused at its field', async () => {
  const office = { street: '1 Example Street' }
  expect(
    await fieldsOf(
      put({
        offices: {
          london: { ...office, phone: 'call us', opening: 'weekdays' },
          lisbon: { ...office, place: { latitude: 91, longitude: 0 } },
        },
        socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }],
        mediaHosts: ['localhost'],
        contactEmail: 'nobody',
        notificationAddresses: [],
      }),
    ),
  ).toEqual([
    'offices.london.phone',
    'offices.london.opening',
    'offices.lisbon.place.latitude',
    'socialLinks.0.url',
    'mediaHosts.0',
    'contactEmail',
    'notificationAddresses',
  ])
})

describe('every page', () => {
  test('shows a change at once, in every language', async () => {
    const paths = langs.flatMap((lang) => [`/${lang}`, `/${lang}/terms`, `/${lang}/contact`])
    const [before] = await Promise.all(paths.map(page))
    expect(before).not.toContain('legalName')
    expect(before).not.toContain('linkedin.trilane.example')
    await put({
      offices: { london: { street: '7 Example Street', postcode: 'EC2A 1AA' }, lisbon: null },
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example.com/@us' }],
      contactEmail: 'reach@example.com',
      legal: { name: 'Example Holdings Ltd', vatNumber: 'GB 123 4567 89' },
    })
    for (const lang of langs) {
      const home = await page(`/${lang}`)
      expect(home).toContain('<a href="https://social.example.com/@us" rel="noopener">Mastodon</a>')
      expect(home).toContain('"legalName":"Example Holdings Ltd"')
      expect(home).toContain('"streetAddress":"7 Example Street","postalCode":"EC2A 1AA"')
      const terms = await page(`/${lang}/terms`)
      expect(terms).toContain('Example Holdings Ltd')
      expect(terms).toContain('GB 123 4567 89')
      const contact = await page(`/${lang}/contact`)
      expect(contact).toContain('<span>7 Example Street</span>')
      expect(contact).toContain('mailto:reach@example.com')
    }
    expect(await page('/.well-known/security.txt')).toContain('mailto:reach@example.com')
    expect(await page('/en/request-demo')).toContain('reach@example.com')
    expect(await page('/en/pricing')).toContain('Example Holdings Ltd, reach@example.com')
    expect(await page('/backoffice')).toContain('Example Holdings Ltd, reach@example.com')
    expect(await page('/en/no-such-page')).toContain('Mastodon')
    await put({ socialLinks: [] })
    expect(await page('/de')).not.toContain('Mastodon')
  })

  test('says nothing of what is not known', async () => {
    const terms = await page('/en/terms')
    expect(terms).not.toContain('id="provider"')
    const open = privacyWords.en.open.registered
    expect(await page('/en/privacy')).toContain(open)
    await put({ legal: { registeredOffice: '1 Example Street, London', registration: '01234567' } })
    const privacy = await page('/en/privacy')
    expect(privacy).not.toContain(open)
    expect(privacy).toContain('1 Example Street, London')
    expect(privacy).not.toContain('VAT number')
  })
})

test('a media host is allowed, and may be framed, as long as it is entered', async () => {
  const editor = site.as('editor')
  const body = mediaInput({ mediaURL: 'https://www.youtube.com/watch?v=abcdef', language: 'it' })
  expect(await fieldsOf(editor.call(mediaApi.create, { body }))).toEqual(['mediaURL'])
  await put({ mediaHosts: ['www.youtube.com'] })
  const { id } = await editor.call(mediaApi.create, { body })
  await editor.call(mediaApi.activate, { body: { id } })
  const videos = await site.request('/it/videos')
  expect(videos.headers.get('content-security-policy')).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  )
  expect(await videos.text()).toContain(
    'data-player="https://www.youtube-nocookie.com/embed/abcdef',
  )
  await put({ mediaHosts: [] })
  const without = await site.request('/it/videos')
  expect(without.headers.get('content-security-policy')).not.toContain('frame-src')
  const html = await without.text()
  expect(html).not.toContain('data-player')
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcdef"')
})

test('a demo request is told to every notification address, and the visitor where to write', async () => {
  await put({
    contactEmail: 'reach@example.com',
    notificationAddresses: ['sales@example.com', 'office@example.com'],
  })
  const { email, company } = await requestDemo(site, { company: 'Notified GmbH' })
  const about = () =>
    site.mails.filter(({ to, subject }) => to === email || subject.includes(company))
  await eventually(() => expect(about()).toHaveLength(3))
  expect(
    about()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([email, 'office@example.com', 'sales@example.com'].toSorted())
  expect(about().find(({ to }) => to === email)?.replyTo).toBe('reach@example.com')
})

test('an office that is entered takes the place of the configured one, and gives it back', async () => {
  const other = await startProductForTest({ OFFICE_LONDON: '51.52,-0.08; 1 Configured Street' })
  const contact = async () => (await other.request('/en/contact')).text()
  expect(await contact()).toContain('1 Configured Street')
  await put({ offices: { london: { street: '2 Entered Street' }, lisbon: null } }, other)
  expect(await contact()).toContain('2 Entered Street')
  expect(await contact()).not.toContain('1 Configured Street')
  await put({ offices: { london: null, lisbon: null } }, other)
  expect(await contact()).toContain('1 Configured Street')
})

test('the audit log says who has changed what, and of the webhook the host alone', async () => {
  await put({ legal: { name: 'Audited Ltd' }, webhook: { url: 'https://crm.example.com/token-1' } })
  const { items } = await site.as('admin').list(auditApi.list, { query: { limit: 1 } })
  const [entry] = Object.values(items)
  expect(entry).toMatchObject({ call: 'PUT /api/settings', subject: 'settings' })
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'name', from: null, to: '"Audited Ltd"' },
      { field: 'webhook', from: null, to: 'crm.example.com' },
    ]),
  )
  expect(JSON.stringify(items)).not.toMatch(/token-1|whsec/)
})
