import { expect, test } from 'vitest'
import { linkLifetime } from '#src/features/newsletter/server/service.ts'
import { lifetime as deviceLifetime } from '@repo/platform/account/server/device-cookie.ts'
import { maxAge } from '@repo/platform/account/server/sessions.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { privacyWords as words } from '#words/index.ts'
import { day } from '@repo/platform/server/clock.ts'

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))

test.each(langs)(
  '%s: the privacy policy states the days that the code keeps things for',
  (lang) => {
    const { data, device, retention } = words[lang].sections
    const signIn = data.table.rows.signIn.at(-1) ?? ''
    expect(numbers(signIn)).toEqual([maxAge / day, deviceLifetime / day])
    const [unconfirmed = '', sent = ''] = retention.points
    expect(numbers(unconfirmed)).toEqual([linkLifetime / day])
    expect(numbers(sent)).toEqual([30])
    const [, estimate = '', kept = ''] = device.text
    expect(estimate).toContain('#')
    expect(numbers(kept)).toEqual([7])
  },
)
