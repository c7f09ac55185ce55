import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Cómo funciona: nueve pasos hasta la decisión',
  description:
    'Del plano de la nave a la decisión en nueve pasos: qué hace cada parte, qué documento queda y cuántas jornadas de técnico requiere un almacén de ejemplo.',
  heading: 'Nueve pasos dibujados a escala',
  lead: 'Las duraciones corresponden a un almacén de ejemplo de {area} m² con {forklifts} carretillas. La estimación da {anchors} anclas, {tags} tags, {gateways} pasarelas y {manDays} jornadas de técnico.',
  order:
    'El comité de empresa y la protección de datos van antes del estudio in situ. Lo que duran esas conversaciones suele fijar la fecha de todo lo demás.',
  steps: {
    title: 'Del plano de la nave a la decisión',
    lead: 'Así planificamos un proyecto; las fechas y los precios de cada caso figuran en el presupuesto. Una jornada es el día de trabajo de una persona. Las líneas de cota están a escala; las finas son plazos que nadie puede prometer.',
    you: 'Usted',
    we: 'Nosotros',
    paper: 'Documento resultante',
    sum: 'En total {days} jornadas, que la estimación redondea a {manDays}: {fixed} jornadas fijas, más una por cada {anchors} anclas, por cada {tags} tags y por cada {area} m².',
    items: {
      question: {
        name: 'Pregunta y plano',
        length: 'fecha a convenir',
        you: 'El plano de la nave, la lista de carretillas y una pregunta que la prueba piloto deba responder.',
        we: 'Preguntas sobre las instalaciones y una primera estimación de anclas, tags y jornadas.',
      },
      agreement: {
        name: 'Acuerdo',
        length: 'plazo abierto: por eso empieza antes',
        you: 'Conversaciones con el comité de empresa y con protección de datos: finalidades, accesos, plazos de conservación, zonas excluidas.',
        we: 'La lista de puntos que acordar y pantallas de ejemplo que muestran qué se ve. En los países de habla alemana, los proyectos se atascan sobre todo aquí, porque al comité se le consulta al final.[^worksCouncilLast]',
      },
      survey: {
        name: 'Estudio in situ',
        length: '{days} jornada',
        you: 'Una persona que nos acompañe, las alturas de montaje y un contacto para la red.',
        we: 'Recorrido por todos los pasillos, comprobación de radio, normativa nacional para anclas en exterior y puntos débiles marcados en el plano.',
      },
      mounting: {
        name: 'Montaje y red',
        length: '{days} jornadas',
        you: 'Una plataforma elevadora, corriente o PoE en los puntos acordados y un segmento de red (VLAN).',
        we: 'Anclas y pasarelas, y la medición de las coordenadas de cada ancla. Un error en ellas se traslada a todas las posiciones.[^decawave]',
      },
      trucks: {
        name: 'Carretillas',
        length: '{days} jornadas',
        you: 'Las carretillas, por turnos, y la conformidad del fabricante.',
        we: 'Un tag en cada carretilla y un convertidor CC/CC donde la tensión lo exija.',
      },
      rules: {
        name: 'Zonas, reglas y personas',
        length: '{days} jornadas',
        you: 'Una persona responsable de las zonas y tiempo para los carretilleros.',
        we: 'Zonas y umbrales en el plano, formación de carretilleros y jefes de turno.',
      },
      acceptance: {
        name: 'Prueba de aceptación',
        length: '{days} jornada',
        you: 'La elección de los puntos de prueba.',
        we: 'Una medición en cada punto. El resultado se expresa como percentil, por ejemplo con las métricas de ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Prueba piloto',
        length: 'de {least} a {most} meses',
        you: 'Una persona que revise las cifras cada semana.',
        we: 'Primero la línea base, sin alertas; después se activan las reglas.',
      },
      decision: {
        name: 'Decisión',
        length: 'en sus manos',
        you: 'Plan Partner o fin del proyecto.',
        we: 'Un presupuesto para el plan Partner. Las condiciones de un posible fin del proyecto figuran en el presupuesto de la prueba piloto.',
      },
    },
  },
  plan: {
    masked: 'excluida',
    weak: 'débil',
    partner: 'Plan Partner',
    stop: 'Fin del proyecto',
    caption:
      'Plano final de obra de una parte del almacén de ejemplo. Cada número marca lo que añadió su paso: edificio (1), sala de descanso excluida (2), recorrido del estudio y puntos débiles (3), anclas y pasarela (4), carretillas con tag (5), zonas (6), puntos de prueba (7), trayectos de la prueba piloto (8), decisión (9). Detrás de la estantería aislada hay muy pocas anclas a la vista.',
    block: ['Plano final de obra', 'Cuadrícula 2 m', 'Puntos débiles calculados'],
  },
  papers: {
    title: 'Ocho documentos sobre la mesa',
    lead: 'Los ocho primeros pasos terminan con un documento. Quien se incorpore más tarde podrá leer qué se decidió y por qué.',
    step: 'Paso',
    paper: 'Documento',
    contents: 'Contenido',
    items: {
      question: {
        name: 'Estimación',
        contents: 'Anclas, tags, jornadas, todas las fórmulas y la versión de la lista de precios',
      },
      agreement: {
        name: 'Acuerdo con el comité',
        contents:
          'Finalidades, accesos por función, plazos de conservación, zonas excluidas, cómo se pactan los cambios y, si procede, la evaluación de impacto',
      },
      survey: {
        name: 'Plano del estudio',
        contents: 'Anclas previstas, alturas de montaje, puntos débiles',
      },
      mounting: {
        name: 'Plano final de obra',
        contents: 'Coordenadas de cada ancla, pasarelas, recorrido de los cables',
      },
      trucks: {
        name: 'Ficha de montaje',
        contents: 'De cada carretilla: lugar del tag, tensión de alimentación, convertidor',
      },
      rules: {
        name: 'Lista de reglas',
        contents: 'Zonas, límites, umbrales y quién recibe cada alerta',
      },
      acceptance: {
        name: 'Acta de aceptación',
        contents: 'Puntos de prueba, errores medidos, las dos firmas',
      },
      pilot: {
        name: 'Resultado de la prueba piloto',
        contents:
          'Comparación con la línea base, respuesta a la pregunta del paso 1, lagunas en los datos',
      },
    },
  },
  answers: {
    title: 'Cuatro lectores, cuatro preguntas',
    items: {
      operations: {
        question: 'Operaciones: ¿cuántos pasillos se cierran y cuánto tiempo?',
        answer:
          'Planificamos el montaje pasillo a pasillo: solo se cierra aquel en el que está la plataforma elevadora. El orden y las horas se acuerdan en el estudio in situ. Las carretillas se equipan de una en una.',
      },
      security: {
        question: 'Seguridad informática: ¿cuándo hacen falta puertos y cuentas?',
        answer:
          'El segmento de red y el PoE, antes del paso 4; las cuentas de usuario, antes del paso 6. El alojamiento, los accesos y los puertos figuran en el presupuesto.',
      },
      council: {
        question: 'Comité de empresa: ¿cuándo se nos consulta?',
        answer:
          'En el paso 2, antes de que nadie recorra la nave. El plano muestra las salas en las que no se localiza nada, y el paso 6 aplica solo lo acordado.',
      },
      finance: {
        question: 'Finanzas: ¿cuándo se paga y cuándo se puede parar?',
        answer:
          'La prueba piloto dura de {least} a {most} meses, con hardware gratuito y una cuota de software por vehículo y mes; la instalación se paga una sola vez, por jornada de técnico. El paso 9 es el momento de parar.',
      },
    },
    left: {
      title: 'Qué no incluyen las jornadas',
      items: [
        'Las conversaciones con el comité de empresa',
        'Las plataformas elevadoras y quienes las manejan',
        'El cableado a través de muros cortafuegos y en cámaras frigoríficas',
        'El trabajo en el SGA: servicios adicionales, por hora de técnico',
        'La espera hasta que una carretilla queda libre',
      ],
    },
    estimate: 'Calcular para su almacén',
    prices: 'Precios de la prueba piloto y del plan Partner',
  },
} satisfies Translated<typeof en>
