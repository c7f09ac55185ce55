import { z } from 'zod'

// Zod tries whether it may compile code; the page's policy forbids it and would report the attempt.
z.config({ jitless: true })
