import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Sala de prensa: datos en una página',
  description:
    'Textos de presentación en tres extensiones, datos con su origen, nueve cifras con sus límites, y logotipo, colores y dibujos en un solo archivo.',
  heading: 'Los datos en una página',
  lead: 'Cada dato figura con su condición y su origen, y puede copiarse tal cual. Lo que no está aquí no se publica: plantilla, facturación, fundadores, inversores, nombres de clientes.',
  copy: { copy: 'Copiar', copied: 'Copiado' },
  facts: {
    title: 'Ficha de datos',
    lead: 'El límite forma parte del dato: rogamos que se publiquen juntos.',
    source: 'Origen: {source}',
    sources: { company: 'la empresa', product: 'especificación del producto' },
    rows: {
      name: { name: 'Nombre', text: '{brand}, razón social {legal}' },
      founded: { name: 'Fundación', text: '{year}' },
      offices: { name: 'Oficinas', text: 'Londres y Lisboa' },
      field: {
        name: 'Actividad',
        text: 'Localización en tiempo real de carretillas, palés, herramientas y personas en almacenes mediante banda ultraancha (UWB)',
      },
      accuracy: {
        name: 'Precisión',
        text: 'Hasta {accuracy} en tres dimensiones, con visión directa a suficientes anclas bien situadas y medidas',
      },
      rate: {
        name: 'Frecuencia de actualización',
        text: 'Hasta {rate} para un tag; la frecuencia de cada tag se fija según el número de tags',
      },
      live: {
        name: 'Antigüedad de la vista en directo',
        text: '{live}; la vista en directo sirve para mirar y no detiene ninguna carretilla',
      },
      uptime: {
        name: 'Disponibilidad',
        text: 'Hasta el {uptime}, con copias de seguridad diarias',
      },
      range: {
        name: 'Alcance de radio',
        text: 'Hasta {range}; con antena opcional, {rangeLonger} o {rangeLongest}, con visión directa',
      },
      alerts: {
        name: 'Alertas de colisión',
        text: 'Ayudan al carretillero. No son una función de seguridad ni sustituyen la evaluación de riesgos',
      },
    },
  },
  boilerplate: {
    title: 'Presentación en tres extensiones',
    lead: 'Unas {short}, {medium} y {long} palabras, solo con datos publicados.',
    name: 'Unas {words} palabras',
    texts: {
      short:
        '{brand} localiza carretillas, palés, herramientas y personas en almacenes mediante banda ultraancha, con una precisión de hasta {accuracy}. Fundada en {year}, tiene oficinas en Londres y Lisboa.',
      medium:
        '{brand} localiza carretillas, palés, herramientas y personas en almacenes. Los tags emiten pulsos de banda ultraancha, las anclas miden su llegada y una plataforma calcula las posiciones, con una precisión de hasta {accuracy} si hay visión directa a suficientes anclas medidas. Se avisa al carretillero, y los informes muestran velocidad, impactos, inactividad y esperas. La empresa se fundó en {year} y tiene oficinas en Londres y Lisboa.',
      long: '{brand} localiza carretillas, palés, herramientas y personas en almacenes. Los tags emiten pulsos de banda ultraancha, las anclas miden su llegada y una plataforma calcula las posiciones, con una precisión de hasta {accuracy} si hay visión directa a suficientes anclas medidas. La vista en directo tiene {live} de antigüedad y los informes, {analytics}. Una interfaz REST entrega posiciones y eventos al sistema de gestión de almacén. El sistema ayuda: no frena carretillas, no graba a nadie ni evalúa a los carretilleros. Tres clientes anónimos comunicaron nueve resultados, entre ellos un {impacts} menos de impactos y un {search} menos de tiempo de búsqueda, cada uno de ellos en un solo cliente. Los resultados no se suman ni son una previsión. La empresa se fundó en {year} y tiene oficinas en Londres y Lisboa.',
    },
  },
  cases: {
    title: 'Nueve cifras con sus límites',
    lead: 'Tres clientes anónimos. No se publican sector, tamaño, periodo ni método. Los porcentajes no se suman y no son una previsión.',
    study: 'Caso de éxito {number}',
    figure: 'Indicador',
    change: 'Variación',
    limits: {
      1: 'Los impactos y los excesos de velocidad dependen de umbrales acordados en el almacén; la inactividad, del tiempo mínimo de parada.',
      2: 'La cifra de la flota se refiere solo al turno de noche. El tiempo de respuesta va del pedido al primer movimiento.',
      3: 'La cifra de la flota y la del turno de noche proceden de almacenes distintos. El tiempo de búsqueda va {searchSpan}.',
    },
  },
  articles: {
    title: 'Noticias para la prensa',
    lead: 'Artículos de la categoría Prensa, los más recientes primero.',
    all: 'Todos los artículos',
  },
  kit: {
    title: 'Dosier de prensa',
    lead: 'Un archivo con el símbolo en SVG y PNG, los colores y dos dibujos de la nave de ejemplo en PNG.',
    licence:
      'El símbolo y los dibujos pueden reproducirse sin cambios en informaciones sobre {brand}, citando la fuente. Los dibujos muestran una nave de ejemplo con datos de ejemplo.',
    download: 'Descargar el dosier de prensa (ZIP)',
    ask: 'Preguntas de la prensa',
    mark: 'El símbolo sobre papel y sobre azul noche',
  },
}
