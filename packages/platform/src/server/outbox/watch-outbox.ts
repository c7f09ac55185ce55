import { second } from '../clock.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import { countPending } from './entries.ts'

/** Metrics for alerts about unsent emails. All workers see the same outbox. */
export function watchOutbox(metrics: Metrics, { store, clock }: Pick<Platform, 'store' | 'clock'>) {
  metrics.gauge({
    name: 'outbox_failed_entries',
    help: 'Emails, webhook events and purges that failed permanently',
    read: async () => (await countPending(store)).failed,
    aggregator: 'max',
  })
  metrics.gauge({
    name: 'outbox_oldest_waiting_mail_seconds',
    help: 'Age of the oldest queued email',
    async read() {
      const { oldestWaitingMail } = await countPending(store)
      if (oldestWaitingMail === null) return 0
      return (clock.now().getTime() - Date.parse(oldestWaitingMail)) / second
    },
    aggregator: 'max',
  })
}
