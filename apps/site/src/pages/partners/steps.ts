export const roleNames = ['mounting', 'trucks', 'wms', 'lead'] as const
export type RoleName = (typeof roleNames)[number]

export const sides = ['us', 'partner', 'customer'] as const

/** Who does a step: one leads, or either can; the others contribute or have no part in it. */
export type Part = 'leads' | 'can' | 'helps' | 'none'

/** Each step of a project, with the part of us, a partner and the customer. */
export const steps = {
  question: ['leads', 'can', 'helps'],
  agreement: ['helps', 'none', 'leads'],
  survey: ['can', 'can', 'helps'],
  mounting: ['can', 'can', 'helps'],
  trucks: ['can', 'can', 'helps'],
  zones: ['helps', 'can', 'leads'],
  wms: ['helps', 'can', 'can'],
  acceptance: ['leads', 'helps', 'helps'],
  operation: ['helps', 'can', 'leads'],
} as const satisfies Record<string, readonly [Part, Part, Part]>

export type StepName = keyof typeof steps
