import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: '{brand}: localización en tiempo real para carretillas y almacenes',
  description:
    'Carretillas, palés, herramientas y personas en directo sobre el plano de la nave, localizados por UWB. Once módulos, nueve resultados y sus límites.',
  hero: {
    title: 'Mida cada movimiento de su almacén',
    lead: '{brand} localiza carretillas elevadoras, palés, herramientas y personas por radio de banda ultraancha y los muestra en directo sobre el plano de su nave. Impactos, búsquedas y tiempos muertos se convierten en datos para decidir.',
    demo: 'Solicitar demo',
    modules: 'Los once módulos',
  },
  facts: {
    hall: 'Nave de ejemplo, {width} × {depth} m',
    simulated: 'datos simulados',
    accuracy: 'precisión 3D, con visión directa',
    rate: { value: 'hasta {number} Hz', label: 'frecuencia de actualización por tag' },
    latency: { value: '{number} s', label: 'latencia de la vista en directo' },
    range: {
      value: 'hasta {number} m',
      label: 'alcance de radio; {longer} o {longest} m con antena opcional',
    },
  },
  results: {
    title: 'Nueve resultados en una misma escala',
    lead: 'Proceden de tres casos de éxito de clientes. Cada cifra es lo que se logró allí; los resultados varían de un almacén a otro.',
    study: 'Caso de éxito {number}',
    studies: { 1: 'Conducción más segura', 2: 'Pedidos más rápidos', 3: 'Búsquedas más cortas' },
    note: 'Los clientes permanecen en el anonimato. La barra muestra la magnitud del cambio; el signo, su sentido.',
  },
  modules: {
    heading: 'Once módulos, un solo panel de control',
    intro:
      'Todos los módulos trabajan con las mismas posiciones. Los valores mostrados son datos de ejemplo.',
  },
  estimate: {
    claim: 'La inversión se recupera, de media, en menos de {months} meses',
    lead: 'Una media dice poco de un almacén concreto. Introduzca los datos del suyo: verá su plazo de recuperación, el intervalo y todos los supuestos en que se basa.',
    calculate: 'Calcular para su almacén',
    demo: 'Cómo se calcula',
    facts: {
      forklifts: 'Carretillas',
      electric: 'eléctricas',
      area: 'Superficie del almacén',
      shifts: 'Turnos',
      hours: 'de {hours} h',
      pallets: 'Palés movidos',
      fees: 'Cumplimiento normativo',
      aYear: 'al año',
      rented: 'Plazo de recuperación con hardware en alquiler',
    },
  },
  breakEven: {
    example: 'Ejemplo: {country}, plan Partner, logística, hardware comprado',
    months: '{number} meses',
    axis: 'Meses desde la puesta en servicio',
    note: 'Mejora económica menos inversión, en miles de {currency}, sin IVA. Intervalo de {low} a {high} meses, calculado con la lista de precios publicada; no procede de mediciones.',
  },
  latest: {
    title: 'Últimas noticias',
    lead: 'Cómo se planifica, se instala y se usa la localización, y qué conviene comprobar antes.',
    all: 'Todas las noticias',
  },
  closing: {
    title: ['Traiga un plano:', 'marcamos las anclas'],
    lead: 'En la demo repasamos el plano de su nave: dónde irían las anclas, qué zona cubren y dónde las apantallarían el acero o los líquidos.',
    demo: 'Solicitar demo',
  },
} satisfies Translated<typeof en>
