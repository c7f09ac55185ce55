import { maskSecrets } from '#src/server/outbox/mask-secrets.ts'
import type { Payload } from '#src/server/outbox/table.ts'
import type { OutboxItem } from '../contract.ts'

export const presentContent = (payload: Payload | null) =>
  maskSecrets(payload) as OutboxItem['content']
