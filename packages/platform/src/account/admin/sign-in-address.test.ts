import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

test('signed out, the guard redirects to the sign-in page, which returns to the same view', () => {
  expect(signInAddress({ pathname: '/backoffice/news', search: '?state=draft&search=a b' })).toBe(
    '/en/sign-in?return=%2Fbackoffice%2Fnews%3Fstate%3Ddraft%26search%3Da%20b',
  )
})
