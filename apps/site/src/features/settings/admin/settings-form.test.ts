import { expect, test } from 'vitest'
import type { SettingsItem } from '../contract.ts'
import {
  changedParts,
  changeOf,
  formOf,
  placeOf,
  rebased,
  type SettingsForm,
} from './settings-form.ts'

const none = { street: null, postcode: null, phone: null, opening: null, place: null }
const nothing = {
  offices: { london: null, lisbon: null },
  socialLinks: null,
  mediaHosts: null,
  contactEmail: null,
  timeZone: null,
  notificationAddresses: null,
  legal: {
    name: null,
    registration: null,
    vatNumber: null,
    registeredOffice: null,
    responsiblePerson: null,
  },
  webhook: null,
}
const stored = { ...nothing, version: 1, updatedAt: null } as unknown as SettingsItem

test('of a form that is as stored nothing is sent', () => {
  expect(changedParts(formOf(stored), formOf(stored))).toEqual([])
})

test('only the parts that have changed are sent, an emptied one as null', () => {
  const before = formOf({ ...stored, contactEmail: 'a@example.com' })
  const form = { ...before, contactEmail: ' ', mediaHosts: [] }
  const changed = changedParts(before, form)
  expect(changeOf(form, changed)).toEqual({ contactEmail: null, mediaHosts: [] })
})

test('an office without a word is none; one with a place is sent with numbers', () => {
  const form = formOf(stored)
  const { london } = form.offices
  const lisbon = { ...london, latitude: '38,71', longitude: '-9.14' }
  expect(changeOf({ ...form, offices: { london, lisbon } }, ['offices']).offices).toEqual({
    london: null,
    lisbon: {
      ...Object.fromEntries(Object.keys(none).map((key) => [key, ''])),
      place: { latitude: 38.71, longitude: -9.14 },
    },
  })
})

test('an empty row of links is left out', () => {
  const form = { ...formOf(stored), socialLinks: [{ name: '', url: '' }] }
  expect(changeOf(form, ['socialLinks'])).toEqual({ socialLinks: [] })
})

test('what somebody else has stored meanwhile stays where one has not changed it oneself', () => {
  const mine = { ...formOf(stored), contactEmail: 'mine@example.com' }
  const theirs = formOf({
    ...stored,
    contactEmail: 'theirs@example.com',
    mediaHosts: ['a.example'],
  })
  expect(rebased(mine, theirs, ['contactEmail'])).toMatchObject({
    contactEmail: 'mine@example.com',
    mediaHosts: ['a.example'],
  })
})

test('a refused field has its place in the form, that of a link in the row that holds it', () => {
  const form: SettingsForm = {
    ...formOf(stored),
    socialLinks: [
      { name: '', url: '' },
      { name: 'Mastodon', url: 'https://social.example' },
    ],
  }
  for (const [field, place] of [
    ['offices.london.place.latitude', 'offices.london.latitude'],
    ['offices.lisbon.phone', 'offices.lisbon.phone'],
    ['socialLinks.0.url', 'socialLinks.1.url'],
    ['notificationAddresses.2', 'notificationAddresses'],
    ['mediaHosts', 'mediaHosts'],
    ['legal.vatNumber', 'legal.vatNumber'],
    ['webhook.url', 'webhook'],
    ['timeZone', 'timeZone'],
    ['version', undefined],
    ['socialLinks', undefined],
  ] as const)
    expect(placeOf(field, form)).toBe(place)
})
