/** The name of the field that people never see: no card of an address has an entry for it. */
export const trapName = 'checkline'
