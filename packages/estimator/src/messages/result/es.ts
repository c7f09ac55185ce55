import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Resultado de la estimación',
  example:
    'Ejemplo: {forklifts} carretillas, {shifts} turnos de {hours} h y {fees} al año de cumplimiento normativo. Sustitúyalo por sus propias cifras.',
  purchase: 'Hardware',
  purchases: { bought: 'Compra', rented: 'Alquiler' },
  lines: 'Compra, alquiler y resultado a tres años',
  pilotLine: 'La prueba piloto por sí sola',
  linesNote:
    'El coste incluye software e instalación. Se calcula sin intereses, sin actualizar los flujos de caja y sin cambios de precio en los tres años. Bajo cada cifra figura su intervalo.',
  lineNames: {
    pilot: 'Piloto, {months} meses',
    bought: 'Compra, {months} meses',
    rented: 'Alquiler, {months} meses',
  },
  spent: 'Coste',
  spentIn: 'Coste en {months} meses',
  ends: 'de {low} a {high}',
  payback: 'Plazo de recuperación',
  roiOver: 'ROI en {months} meses',
  benefit: 'Mejora económica anual',
  months: '{value} meses',
  hours: '{value} h',
  notReached: 'no se alcanza',
  aboveTenYears: 'más de 10 años',
  pilot:
    'En una prueba piloto, toda la instalación recae en solo tres meses; por eso su ROI suele ser negativo. La prueba piloto muestra si las posiciones son correctas, todavía no lo que aportan.',
  toPartner: 'Calcular el primer año con el plan Partner',
  optimistic: 'optimista',
  cautious: 'prudente',
  stated: 'media: menos de {months}',
  band: 'Intervalo extremo: nueve supuestos llevados todos a la vez a su valor optimista o a su valor prudente. No es un intervalo de confianza.',
  chart: 'Cuándo se recupera la inversión',
  goLive: 'Meses desde la puesta en servicio',
  thousands: 'Mejora acumulada menos inversión, miles de {currency}',
  millions: 'Mejora acumulada menos inversión, millones de {currency}',
  chartText:
    'Tras la inversión de {investment} el primer día, la mejora económica es de {monthly} al mes. Plazo de recuperación: {payback}; optimista: {optimistic}; prudente: {cautious}.',
  flows: 'Qué se invierte y qué se recupera',
  money: 'Costes y ahorro',
  floor: 'En el almacén',
  downtimeValue: 'Paradas evitadas',
  rented: 'o en alquiler: {amount} al mes durante {months} meses',
  how: 'Pulse en una cifra para ver cómo se calcula.',
  amounts: 'La mejora económica y el ahorro son anuales. Los importes no incluyen IVA.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Los pasillos ocupan más que la superficie total. La estimación supone que junto a ellos no hay superficie sin estanterías; revise longitud, número y superficie.',
    COUNTRY_NOT_PRICED:
      'Todavía no hay precios para este país. La estimación utiliza los del resto del mundo, en euros.',
  },
  details: 'En qué se basa el resultado',
  sensitivities: 'Los supuestos que más influyen',
  swingsNote:
    'Plazo de recuperación si un supuesto pasa a un extremo de su intervalo plausible y todos los demás se mantienen.',
  target: 'Recuperar la inversión en {months} meses: qué tendría que cumplirse',
  targetInput: 'Dato que se modifica',
  atLeast: '{name}: como mínimo {least}.',
  atMost: '{name}: como máximo {most}.',
  between: '{name}: de {least} a {most}.',
  staysAtLeast: 'Se alcanza con el valor actual ({value}), siempre que no baje de {least}.',
  staysAtMost: 'Se alcanza con el valor actual ({value}), siempre que no pase de {most}.',
  staysBetween:
    'Se alcanza con el valor actual ({value}), siempre que esté entre {least} y {most}.',
  always: 'Se alcanza con cualquier valor de {min} a {max}, sin cambiar los demás datos.',
  never: 'No se alcanza con ningún valor de {min} a {max}, sin cambiar los demás datos.',
  options: 'Se alcanza con: {options}.',
  everyOption: 'Se alcanza con cualquier opción, sin cambiar los demás datos.',
  noOption: 'No se alcanza con ninguna opción, sin cambiar los demás datos.',
  basis: 'En qué se basa la estimación',
  defaults: 'Campos vacíos: se han usado estos valores por defecto',
  version: 'Lista de precios, versión {version} del {date}.',
} satisfies Translated<typeof en>
