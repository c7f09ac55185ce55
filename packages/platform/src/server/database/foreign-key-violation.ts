const foreignKeyCodes = { postgres: '23503', sqlite: 787 }

/** Whether a write failed on a foreign key: the row that it refers to does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === foreignKeyCodes.postgres) ||
    ('errcode' in error && error.errcode === foreignKeyCodes.sqlite))
