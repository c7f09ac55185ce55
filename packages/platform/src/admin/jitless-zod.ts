import { z } from 'zod'

// Without this Zod tries `new Function`, which the page's Content-Security-Policy forbids and reports.
z.config({ jitless: true })
