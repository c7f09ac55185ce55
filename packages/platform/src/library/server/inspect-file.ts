import { hasWrongExtension, isImage } from '../file-types.ts'
import { inspectImage, permitsFor } from './images.ts'
import { fileName } from './names.ts'
import { hashOf, type Received } from './receive.ts'
import { refuse } from './refuse.ts'
import type { Semaphore } from './semaphore.ts'
import type { NewFile } from './service.ts'
import { typeOfFile } from './signatures.ts'
import { stripImage } from './strip-image.ts'

/** What is stored of the file at the path, if its bytes are of an accepted type. */
export async function inspectFile(
  path: string,
  received: Received,
  semaphore: Semaphore,
): Promise<NewFile> {
  const name = fileName(received.name)
  const found = await typeOfFile(path)
  if ('macros' in found) throw refuse(name, { reason: 'macros' })
  if (!('type' in found)) throw refuse(name, { reason: 'type', ...found })
  const { type } = found
  if (hasWrongExtension(name, type)) throw refuse(name, { reason: 'name', type })
  const named = { name, type }
  const picture = isImage(type) ? await inspectImage(path, named, semaphore) : undefined
  // Before the hash: the address of a file is that of its bytes as they are served.
  const stripped =
    picture &&
    (await semaphore.run(() => stripImage(path, named), permitsFor(picture.width * picture.height)))
  const { hash, size } = stripped ? { hash: hashOf(stripped), size: stripped.length } : received
  const { width = null, height = null, alpha = false, originalOnly = 'no' as const } = picture ?? {}
  const original_only = originalOnly
  return { hash, name, mime_type: type, size, width, height, alpha, original_only }
}
