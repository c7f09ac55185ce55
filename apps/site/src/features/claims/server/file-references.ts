import type { FileReferences } from '@repo/platform/library/server/file-references.ts'
import { addTopics } from '@repo/platform/server/database/topics.ts'
import { claimsTopic } from './claims.ts'

/** The ledger names its files by their ids, so pages only need a purge after a file is replaced. */
export const claimFileReferences: FileReferences = {
  describe: async () => new Map(),
  async follow(db) {
    addTopics(db, claimsTopic)
  },
}
