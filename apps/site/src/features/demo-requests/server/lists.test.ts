import { describe, expect, test } from 'vitest'
import { demoRequestsApi } from '../contract.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const sales = () => site.as('sales')
const request = (change: object) => requestDemo(site, change)
const addNote = (id: string, text: string) =>
  sales().call(demoRequestsApi.addNote, { body: { id, text } })

describe('the list', () => {
  const found = async (search: string) => {
    const { items } = await sales().list(demoRequestsApi.list, { query: { search } })
    return Object.values(items).map(({ company }) => company)
  }

  test('is searched by the domain of an address as the visitor wrote it', async () => {
    await request({ company: 'Umlaut GmbH', email: 'zoe@müller-logistik.de' })
    for (const search of ['zoe@müller-logistik.de', 'MÜLLER-logistik.de', '@müller-logistik.de'])
      expect(await found(search), search).toEqual(['Umlaut GmbH'])
  })

  test('is searched in any spelling, in the note, and in the words for its keys', async () => {
    const { id } = await request({
      company: 'Müller & Söhne',
      name: 'Zoë Straßer',
      phone: '+49 (0)159 1234-567',
      country: 'DE',
      industry: 'semiconductors',
      usecase: 'fleet-safety',
      comments: 'Two sites in Gründau',
    })
    await addNote(id, 'Wants a visit in Tübingen')
    const asked = [
      'muller',
      'MÜLLER',
      'zoe strasser',
      '0159',
      '+49 159 12',
      '0049 (0)159',
      '1234567',
      'tubingen',
      'grundau',
      'germany',
      'semicond',
      'fleet safety',
    ]
    for (const search of asked) expect(await found(search), search).toContain('Müller & Söhne')
    for (const search of ['france', '0160', 'mueller', '%', 'de'])
      expect(await found(search), search).not.toContain('Müller & Söhne')
    await addNote(id, 'Called')
    expect(await found('tubingen')).toContain('Müller & Söhne')
    expect(await found('called')).toContain('Müller & Söhne')
  })

  test('is in the order of receipt where that is asked for, whatever was changed since', async () => {
    const { id: first } = await request({ company: 'Order of receipt' })
    const { id: second } = await request({ company: 'Order of receipt' })
    await sales().call(demoRequestsApi.setState, { body: { id: first, state: 'contacted' } })
    const ids = async (query: object) =>
      Object.keys((await sales().list(demoRequestsApi.list, { query })).items)
    const search = 'order of receipt'
    expect(await ids({ search })).toEqual([first, second])
    expect(await ids({ search, sort: '-createdAt' })).toEqual([second, first])
    expect(await ids({ search, sort: '-createdAt', limit: 1, after: second })).toEqual([first])
  })
})

describe('filters', () => {
  const found = async (query: object) => {
    const { items } = await sales().list(demoRequestsApi.list, {
      query: { search: 'filtered gmbh', sort: 'company', ...query },
    })
    return Object.values(items).map(({ company }) => company)
  }

  test('state, assignee, country, use case and days of receipt narrow the list', async () => {
    const company = (letter: string) => `Filtered GmbH ${letter}`
    const { id } = await request({ company: company('A'), country: 'FR', usecase: 'retail' })
    await request({ company: company('b'), country: 'PT' })
    const { assignees } = await sales().call(demoRequestsApi.facets, {})
    const handler = assignees.find(({ name }) => name === 'sales')!
    await sales().call(demoRequestsApi.assign, { body: { id, assignee: handler.id } })
    const [a, b] = [company('A'), company('b')]
    const today = (await sales().call(demoRequestsApi.get, { params: { id } })).createdAt.slice(
      0,
      10,
    )
    expect(await found({})).toEqual([a, b])
    expect(await found({ sort: '-company' })).toEqual([b, a])
    expect(await found({ assignee: handler.id })).toEqual([a])
    expect(await found({ assignee: 'none' })).toEqual([b])
    expect(await found({ country: 'PT' })).toEqual([b])
    expect(await found({ usecase: 'retail' })).toEqual([a])
    expect(await found({ from: today, to: today })).toEqual([a, b])
    expect(await found({ to: '2026-01-01' })).toEqual([])
    expect(await found({ from: '2999-01-01' })).toEqual([])
    expect(await found({ state: 'closed' })).toEqual([])
  })

  test('what can be asked for: countries that occur, who may handle, how many of a state', async () => {
    await request({ country: 'IS' })
    const { states, countries, assignees } = await sales().call(demoRequestsApi.facets, {})
    const { total } = await sales().list(demoRequestsApi.list, { query: { state: 'new' } })
    expect(states.new).toBe(total)
    expect(countries).toContain('IS')
    expect(countries).not.toContain('AQ')
    expect(assignees.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Administrator', 'sales']),
    )
    expect(assignees.map(({ name }) => name)).not.toContain('editor')
  })

  test('each order has its reverse, in which a record finds the one before it', async () => {
    const search = 'neighbour'
    for (const letter of ['A', 'B', 'C']) await request({ company: `Neighbour ${letter}` })
    const ids = async (query: object) =>
      Object.keys((await sales().list(demoRequestsApi.list, { query: { search, ...query } })).items)
    for (const sort of ['createdAt', 'updatedAt', 'company'] as const) {
      const up = await ids({ sort })
      expect(await ids({ sort: `-${sort}` })).toEqual(up.toReversed())
      expect(await ids({ sort: `-${sort}`, after: up[1], limit: 1 })).toEqual([up[0]])
    }
  })
})
