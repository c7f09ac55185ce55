import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Quiénes somos: qué hacemos y qué no',
  description:
    'Empresa fundada en 2018, con oficinas en Londres y Lisboa: qué medimos en el almacén, qué dejamos fuera y qué puede comprobarse antes de firmar.',
  heading: 'Dos oficinas, un solo tema',
  lead: 'Localizamos carretillas, palés, herramientas y personas en almacenes, e informamos de lo que muestran las posiciones. La empresa se fundó en {year} y tiene oficinas en Londres y Lisboa.',
  line: {
    title: 'Una misma escala para las dos',
    text: [
      'De Lisboa a Londres hay {distance} por el círculo máximo. Un pulso de radio tardaría {time} en recorrerlos.',
      'En el almacén, el mismo pulso va del tag al ancla. Allí, {short} equivalen a diez centímetros. Nuestro trabajo consiste en medir el tiempo con esa exactitud y en avisar de los lugares donde el acero lo impide.',
      'Londres y Lisboa tienen la misma hora todo el año. Lo que una oficina recibe por la mañana puede leerse en la otra ese mismo día.',
    ],
    caption:
      'Mapa de Europa occidental con una línea recta de {distance} entre Lisboa y Londres y una escala gráfica de {bar}.',
    block: [
      'Las distancias que pasan por el centro del mapa están a escala',
      'Costas: Natural Earth, dominio público',
    ],
  },
  scope: {
    title: 'Qué hacemos y qué dejamos fuera',
    lead: 'Cada línea de la derecha es una decisión. Si esa función hace falta, la cubre otro sistema, al que podemos entregar la posición.',
    do: 'Lo que hacemos',
    dont: 'Lo que dejamos fuera',
    rows: [
      [
        'Localizamos carretillas, palés, herramientas y personas que llevan un tag.',
        'No grabamos a nadie.',
      ],
      [
        'Informamos de velocidad, impactos, inactividad y esperas por carretilla, lugar y turno.',
        'No evaluamos ni clasificamos a los carretilleros.',
      ],
      [
        'Avisamos al carretillero. El aviso es una ayuda.',
        'No frenamos ni ralentizamos carretillas, y el aviso no es una función de seguridad.',
      ],
      [
        'Entregamos posiciones y eventos al SGA por la interfaz REST.',
        'No planificamos pedidos ni asignamos tareas.',
      ],
      [
        'Indicamos la incertidumbre de cada posición.',
        'No prometemos centímetros donde hay acero entre el tag y el ancla.',
      ],
    ],
  },
  figures: {
    title: 'Cómo tratamos las cifras',
    text: [
      'Todas las cifras de este sitio están en una única lista, con unidad, condición y origen. Las {count} cifras de los casos proceden de tres clientes anónimos. No se publican sector, tamaño ni periodo: no son una previsión para otro almacén y no deben sumarse.',
      'Los datos de fuentes externas llevan una nota con dirección y fecha. La estimación muestra sus fórmulas, sus supuestos y la versión de su lista de precios.',
    ],
    benefits: 'Las cifras de los casos y sus límites',
    pricing: 'La estimación y su método',
  },
  stay: {
    title: '¿Seguiremos aquí dentro de cinco años?',
    text: [
      'Ninguna página puede demostrarlo. No publicamos facturación, plantilla ni nombres de clientes. Lo que limita el riesgo está en el contrato y en la interfaz.',
    ],
    points: [
      'El contrato piloto dura de uno a tres meses, con hardware gratuito.',
      'El plan Partner es un contrato de un año. El hardware se alquila o se compra.',
      'Las posiciones y los eventos salen de la plataforma por una interfaz REST, de modo que los informes no dependen de nuestras pantallas.',
      'El desmontaje y la devolución de los datos al terminar el contrato se tratan en el presupuesto. Conviene preguntarlo antes de firmar.',
    ],
    contact: 'A quién escribir',
  },
}
