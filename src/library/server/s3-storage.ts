import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { ProblemError } from '#src/server/http/problem-error.ts'
import type { Storage } from './storage.ts'

interface Access {
  /** With the bucket as its path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export function s3Storage(access: Access): Storage {
  const s3 = new S3mini(access)
  return {
    async put(key, path) {
      const bytes = await openAsBlob(path)
      await reach(() => s3.putObject(key, bytes, undefined, undefined, undefined, bytes.size))
    },
    async open(key, range) {
      const answer = await reach(() =>
        (range
          ? s3.getObjectRaw(key, false, range.start, range.end + 1)
          : s3.getObjectRaw(key)
        ).catch(unlessAbsent),
      )
      if (!answer?.body) return undefined
      return {
        size: Number(answer.headers.get('content-length')),
        stream: Readable.fromWeb(answer.body as ReadableStream),
      }
    },
    has: async (key) => (await reach(() => s3.objectExists(key))) === true,
    remove: async (key) => void (await reach(() => s3.deleteObject(key).catch(unlessAbsent))),
  }
}

/** A store that does not answer, or refuses us, is nothing that a caller could mend. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw Object.assign(new ProblemError('UNAVAILABLE', { retryAfter: 5 }), { cause: error })
  }
}

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error
}
