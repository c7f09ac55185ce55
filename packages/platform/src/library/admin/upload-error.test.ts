import { expect, test } from 'vitest'
import { uploadErrorOf } from './upload-error.ts'

test('a role that cannot upload files is told to ask an administrator, not to try again', () => {
  expect(uploadErrorOf({ name: 'Gate.png', size: 1 }, { code: 403, error: null })).toEqual({
    text: '“Gate.png” was not uploaded: your role cannot upload files. Ask an administrator.',
    final: true,
  })
})
