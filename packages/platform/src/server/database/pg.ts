import { createRequire } from 'node:module'
import type pg from 'pg'

const require = createRequire(import.meta.url)

/** Loaded where the store is PostgreSQL. */
export const loadPg = () => require('pg') as typeof pg
