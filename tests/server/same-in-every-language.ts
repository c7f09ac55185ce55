/** Texts of pages that are rightly the same in two languages. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set([
  'Compra, 12 meses',
  'Compra, 36 meses',
  'Contrato anual',
  'Hardware gratuito',
  'Horas por turno',
])
