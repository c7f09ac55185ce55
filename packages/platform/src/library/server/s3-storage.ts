import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import { minute, second } from '#src/server/clock.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Storage } from './storage.ts'
import { propertiesOf } from '#src/rest/properties.ts'

interface Access {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Client {
  sdk: typeof Sdk
  s3: Sdk.S3Client
}

interface Options {
  abortSignal: AbortSignal
}

/** Until the storage begins to answer; sending a file is part of it. */
const patience = { readMs: 10 * second, writeMs: 2 * minute }

export function s3Storage({ bucket, ...access }: Access, { readMs, writeMs } = patience): Storage {
  let loading: Promise<Client> | undefined
  const named = (key: string) => ({ Bucket: bucket, Key: key })

  /** An error of the object storage is 503: the caller cannot do anything about it. */
  async function call<T>(ms: number, work: (client: Client, options: Options) => Promise<T>) {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ms)
    try {
      return await work(await (loading ??= load(access)), { abortSignal: late.signal })
    } catch (error) {
      throw Object.assign(new HttpError('UNAVAILABLE', { retryAfter: 5 }), { cause: error })
    } finally {
      // A reader may take as long as it needs for an answer that has begun.
      clearTimeout(timer)
    }
  }

  return {
    async put(key, path) {
      const { size: ContentLength } = await stat(path)
      await call(writeMs, ({ sdk, s3 }, options) => {
        const Body = createReadStream(path)
        const command = new sdk.PutObjectCommand({ ...named(key), Body, ContentLength })
        return s3.send(command, options).finally(() => Body.destroy())
      })
    },
    async open(key, range) {
      const answer = await call(readMs, ({ sdk, s3 }, options) => {
        const Range = range && `bytes=${range.start}-${range.end}`
        const command = new sdk.GetObjectCommand({ ...named(key), Range })
        return s3.send(command, options).catch(ignoreNotFound)
      })
      if (!answer?.Body) return undefined
      // In Node.js the body of an answer is always a stream of Node.js.
      return { size: Number(answer.ContentLength), stream: answer.Body as Readable }
    },
    async has(key) {
      const answer = await call(readMs, ({ sdk, s3 }, options) =>
        s3.send(new sdk.HeadObjectCommand(named(key)), options).catch(ignoreNotFound),
      )
      return answer !== undefined
    },
    async remove(key) {
      await call(readMs, ({ sdk, s3 }, options) =>
        s3.send(new sdk.DeleteObjectCommand(named(key)), options).catch(ignoreNotFound),
      )
    },
  }
}

const ignore = () => {}
/** The errors that the SDK would print are thrown as well. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }

/** The SDK is large, so only servers that use it load it. */
async function load({ endpoint, region, ...credentials }: Omit<Access, 'bucket'>): Promise<Client> {
  const sdk = await import('@aws-sdk/client-s3')
  const s3 = new sdk.S3Client({
    endpoint,
    region,
    credentials,
    // S3-compatible storages find the bucket in the path, and many of them know no new checksums.
    forcePathStyle: true,
    logger: silent,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, s3 }
}

function ignoreNotFound(error: unknown): undefined {
  const { httpStatusCode } = propertiesOf(propertiesOf(error).$metadata)
  if (httpStatusCode !== 404) throw error
}
