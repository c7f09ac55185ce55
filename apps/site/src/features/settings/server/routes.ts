import type { FastifyInstance } from 'fastify'
import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { route } from '@repo/platform/server/http/route.ts'
import { listDeliveries } from '@repo/platform/server/outbox/webhook-log.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { settingsApi } from '../contract.ts'
import { getSettings, renewWebhookSecret, updateSettings } from './settings.ts'
import { required } from '@repo/platform/values/required.ts'

const shownDeliveries = 50

export function settingsRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, outbox } = platform

  route(app, platform, settingsApi.get, () => getSettings(platform))

  route(app, platform, settingsApi.update, ({ body }) => updateSettings(platform, body))

  route(app, platform, settingsApi.renewSecret, () => renewWebhookSecret(platform))

  route(app, platform, settingsApi.testWebhook, async () => {
    if (!(await outbox.testWebhook())) throw new HttpError('WRONG_STATE')
    const [last] = await listDeliveries(store, 1)
    return required(last, 'the newest delivery')
  })

  route(app, platform, settingsApi.deliveries, async () => ({
    deliveries: await listDeliveries(store, shownDeliveries),
  }))
}
