import { masked } from '#src/server/outbox/masked.ts'
import type { Payload } from '#src/server/outbox/table.ts'
import type { OutboxItem } from '../contract.ts'

export const presentContent = (payload: Payload | null) => masked(payload) as OutboxItem['content']
