import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

export interface S3Server {
  /** What a server needs to keep its files there. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >
  /** How many objects there are. */
  count(): number
  stop(): Promise<void>
}

/** An S3-compatible server of its own with one empty bucket, on the loopback address. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(memoryFolder(), 'trilane-s3-'))
  const port = await freePort()
  const bucket = 'library'
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    count: () =>
      readdirSync(join(directory, bucket), { recursive: true }).filter((name) =>
        String(name).endsWith('._S3rver_object'),
      ).length,
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
