import { expect, test } from 'vitest'
import { readConfig } from '@repo/platform/server/config.ts'
import { useProduct } from '#tests/support/product.ts'

const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png'
const site = useProduct({
  MAP_TILES_URL: tiles,
  OFFICE_LONDON: '51.5204,-0.0871; 1 Example Street; London EC2A 1AA',
})

const policyOf = (response: Response) => response.headers.get('content-security-policy')

test('street maps may be shown on the page of contacts alone, and none is in it', async () => {
  const contact = await site.request('/en/contact')
  expect(policyOf(contact)).toContain("img-src 'self' data: https://tiles.example.com;")
  const html = await contact.text()
  expect(html).toContain(`data-tiles="${tiles}"`)
  expect(html).not.toMatch(/<img[^>]*tiles\.example/)
  expect(html).toContain('1 Example Street; London EC2A 1AA')
  expect(policyOf(await site.request('/en/about'))).toContain("img-src 'self' data:;")
})

test('an address without degrees, or tiles without their three numbers, stop the start', () => {
  expect(() => readConfig({ OFFICE_LISBON: 'Rua do Exemplo 1' })).toThrow('OFFICE_LISBON')
  expect(() => readConfig({ MAP_TILES_URL: 'https://tiles.example.com/{z}' })).toThrow(
    'MAP_TILES_URL',
  )
  expect(() => readConfig({ MAP_TILES_URL: tiles.replace('https', 'http') })).toThrow()
  const { OFFICE_LONDON } = readConfig({ OFFICE_LONDON: '51.5,-0.1; A, B' })
  expect(OFFICE_LONDON).toEqual({ latitude: 51.5, longitude: -0.1, address: 'A, B' })
})
