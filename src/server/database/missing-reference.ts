const foreignKeyViolation = { postgres: '23503', sqlite: 787 }

/** Whether a write has failed because it names a row of another table that there is not. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === foreignKeyViolation.postgres) ||
    ('errcode' in error && error.errcode === foreignKeyViolation.sqlite))
