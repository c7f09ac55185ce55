import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#src/server/config.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredBytes {
  /** How many bytes the stream carries. */
  size: number
  stream: Readable
}

/** Storage of bytes by keys of `a-z0-9./-`. */
export interface Storage {
  /** Stores the bytes of a local file, all or nothing; the file may be moved. */
  put(key: string, path: string): Promise<void>
  /** Absent where the key does not exist. */
  open(key: string, range?: ByteRange): Promise<StoredBytes | undefined>
  has(key: string): Promise<boolean>
  /** Does nothing where the key does not exist. */
  remove(key: string): Promise<void>
}

export const filesFolder = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'files')

/** S3 where the configuration names it, else the disk. */
export function openStorage(config: Config): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return s3Storage({
      endpoint: `${S3_ENDPOINT}/${S3_BUCKET}`,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    })
  return diskStorage(filesFolder(config))
}
