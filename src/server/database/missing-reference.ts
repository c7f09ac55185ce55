const foreignKeyViolation = { postgres: '23503', sqlite: 787 }

/** Whether a write failed on a foreign key: the row that it refers to does not exist. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === foreignKeyViolation.postgres) ||
    ('errcode' in error && error.errcode === foreignKeyViolation.sqlite))
