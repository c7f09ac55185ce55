export const userStates = {
  invited: { tone: 'amber', name: 'Invited' },
  active: { tone: 'green', name: 'Active' },
  disabled: { tone: 'grey', name: 'Disabled' },
} as const
