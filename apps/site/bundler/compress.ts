import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = '**/*.{js,css,svg,json,txt,xml,html,webmanifest,ico,map}'
const smallest = 512

export interface Compressed {
  files: number
  bytes: number
  brotliBytes: number
}

/** Writes `x.br` and `x.gz` beside every text file of `folder` that gains from it. */
export async function compressFolder(folder: string): Promise<Compressed> {
  const total: Compressed = { files: 0, bytes: 0, brotliBytes: 0 }
  await Promise.all(
    globSync(text, { cwd: folder }).map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      if (content.length < smallest) return
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
      total.files += 1
      total.bytes += content.length
      total.brotliBytes += brotli.length
    }),
  )
  return total
}
