import { reasonOf } from '#src/admin/error-reason.ts'
import { fieldErrorsOf, isCallError } from '#src/rest/call-error.ts'
import { maxFileBytes, type FileKind, type LibraryFile } from '../contract.ts'
import { extensionIn, extensionsOf, kindOf } from '../file-types.ts'
import { otherKindText, refusalText } from '../refusals.ts'

/** Why a file cannot be accepted, before it is sent; a name without a known extension says nothing. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind?: FileKind,
): string | undefined {
  const extension = extensionIn(name)
  if (extension && !extensionsOf(kind).includes(extension))
    return refusalText(name, { reason: 'type', found: extension.toUpperCase(), kind })
  if (size > maxFileBytes) return refusalText(name, { reason: 'max', bytes: size })
  return undefined
}

export interface UploadError {
  /** Which file, why, and what to do. */
  text: string
  /** The same file would be refused again. */
  final: boolean
}

/** Why a person whose role cannot upload files did not upload this one. */
export const forbiddenText = ({ name }: Pick<File, 'name'>): string =>
  `“${name}” was not uploaded: your role cannot upload files. Ask an administrator.`

/** What an upload call threw, for the person who chose the file. */
export function uploadErrorOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  error: unknown,
): UploadError {
  const failed = (reason: string): UploadError => ({
    text: `“${name}” was not uploaded. ${reason} Try again.`,
    final: false,
  })
  if (!isCallError(error)) return failed('The browser could not read the file.')
  if (error.code === 401) return failed('Your session has ended. Sign in.')
  if (error.code === 403) return { text: forbiddenText({ name }), final: true }
  const [refusal] = fieldErrorsOf(error)
  // A proxy that refuses a large body says nothing of the file.
  if (error.code === 413)
    return { text: refusalText(name, { reason: 'max', bytes: size }), final: true }
  if (error.code === 415 || error.code === 422)
    return { text: refusal?.message ?? reasonOf(error), final: true }
  return failed(reasonOf(error))
}

/** Why a stored file cannot be used where one of a kind is wanted. */
export const wrongKindOf = (
  { name, mimeType }: Pick<LibraryFile, 'name' | 'mimeType'>,
  kind?: FileKind,
): string | undefined =>
  kind && kindOf(mimeType) !== kind ? otherKindText(name, mimeType, kind) : undefined
