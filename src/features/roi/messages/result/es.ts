import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Resultado de la estimación',
  example: 'Valores de ejemplo',
  payback: 'Plazo de recuperación',
  roiOver: 'ROI en {months} meses',
  benefit: 'Beneficio total al año',
  months: '{value} meses',
  hours: '{value} h',
  notReached: 'no se alcanza',
  aboveTenYears: 'más de 10 años',
  pilot:
    'Un piloto paga la instalación en tres meses; por eso su ROI suele ser negativo. Muestra si las posiciones son correctas, todavía no lo que aportan.',
  toPartner: 'Calcular el primer año de partner',
  optimistic: 'optimista',
  cautious: 'prudente',
  stated: 'media indicada: menos de {months}',
  band: 'Banda exterior: nueve hipótesis llevadas a la vez a su extremo optimista y a su extremo prudente. No es un intervalo de confianza.',
  chart: 'Cuándo se ha amortizado',
  goLive: 'Meses desde la puesta en marcha',
  thousands: 'Beneficio menos inversión, miles de {currency}',
  millions: 'Beneficio menos inversión, millones de {currency}',
  chartText:
    'A la inversión de {investment} del primer día le sigue un beneficio de {monthly} al mes. Recuperación: {payback}; optimista: {optimistic}; prudente: {cautious}.',
  flows: 'Lo que entra y lo que vuelve',
  money: 'Costes y ahorro',
  floor: 'En la nave',
  downtimeValue: 'Paradas evitadas',
  rented: 'o en alquiler: {amount} al mes durante {months} meses',
  how: 'Cada cifra se abre y muestra cómo se calcula.',
  amounts: 'Beneficio y ahorro por año. Todos los importes sin IVA.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Los pasillos ocupan más que la superficie total. La estimación supone que no queda superficie libre junto a ellos; conviene revisar longitud, número y superficie.',
    COUNTRY_NOT_PRICED:
      'Todavía no hay precios para este país. La estimación utiliza los del resto del mundo, en euros.',
  },
  details: 'En qué se basa el resultado',
  swings: 'Las hipótesis que más pesan',
  swingsNote:
    'Plazo de recuperación si una hipótesis pasa a un extremo de su margen plausible y todas las demás se mantienen.',
  target: 'Recuperación en {months} meses: qué tendría que cumplirse',
  targetInput: 'Dato que puede cambiar',
  atLeast: '{name}: como mínimo {least}.',
  atMost: '{name}: como máximo {most}.',
  between: '{name}: de {least} a {most}.',
  staysAtLeast: 'Se alcanza con {value}, el valor introducido, siempre que no baje de {least}.',
  staysAtMost: 'Se alcanza con {value}, el valor introducido, siempre que no pase de {most}.',
  staysBetween:
    'Se alcanza con {value}, el valor introducido, siempre que esté entre {least} y {most}.',
  always: 'Se alcanza con cualquier valor de {min} a {max}, sin cambiar los demás datos.',
  never: 'Ningún valor de {min} a {max} lo consigue con los demás datos.',
  options: 'Se alcanza con: {options}.',
  everyOption: 'Se alcanza con cualquier opción, sin cambiar los demás datos.',
  noOption: 'Ninguna opción lo consigue con los demás datos.',
  basis: 'En qué se basa la estimación',
  defaults: 'Campos vacíos, para los que se han usado estos valores',
  version: 'Versión {version} de las constantes, del {date}.',
} satisfies Translated<typeof en>
