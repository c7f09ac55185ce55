import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { minute, second } from '#src/server/clock.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Storage } from './storage.ts'

interface Access {
  /** With the bucket as its path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Until the storage begins to answer; sending a file is part of it. */
const patience = { readMs: 10 * second, writeMs: 2 * minute }

export function s3Storage(access: Access, { readMs, writeMs } = patience): Storage {
  const s3 = new S3mini({
    ...access,
    fetch: async (input, init) => {
      const late = new AbortController()
      const ms = init?.method === 'PUT' ? writeMs : readMs
      const timer = setTimeout(() => late.abort(new Error('The storage does not answer')), ms)
      // What it has begun to answer may take as long as its reader does.
      return fetch(input, { ...init, signal: late.signal }).finally(() => clearTimeout(timer))
    },
  })
  return {
    async put(key, path) {
      const bytes = await openAsBlob(path)
      await callS3(() => s3.putObject(key, bytes, undefined, undefined, undefined, bytes.size))
    },
    async open(key, range) {
      const answer = await callS3(() =>
        (range
          ? s3.getObjectRaw(key, false, range.start, range.end + 1)
          : s3.getObjectRaw(key)
        ).catch(ignoreNotFound),
      )
      if (!answer?.body) return undefined
      return {
        size: Number(answer.headers.get('content-length')),
        stream: Readable.fromWeb(answer.body as ReadableStream),
      }
    },
    has: async (key) => (await callS3(() => s3.objectExists(key))) === true,
    remove: async (key) => void (await callS3(() => s3.deleteObject(key).catch(ignoreNotFound))),
  }
}

/** An error of the object storage is 503: the caller cannot do anything about it. */
async function callS3<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw Object.assign(new HttpError('UNAVAILABLE', { retryAfter: 5 }), { cause: error })
  }
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof S3ServiceError && error.status === 404)) throw error
}
