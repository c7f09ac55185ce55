import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Plataforma IoT: datos, latencia, REST, seguridad',
  description:
    'Qué antigüedad tiene una posición al verla, cuántos datos genera un día, un ejemplo REST para copiar y las preguntas de seguridad informática.',
  heading: 'De la carretilla al informe',
  lead: 'Un pulso se convierte en posición, en imagen, en indicador y en copia de seguridad. Cada uno tiene su antigüedad, y de ella depende para qué sirve.',
  limit:
    'La plataforma informa. No gobierna ninguna carretilla, y el almacén tiene que poder trabajar sin pantalla.',
  ages: {
    title: 'Las cuatro edades de una posición',
    lead: 'El eje es logarítmico: de una marca larga a la siguiente, el tiempo se multiplica por diez. A la izquierda de {live} queda el instante que ninguna pantalla muestra.',
    axis: 'Tiempo desde el pulso',
    liveView: 'Latencia de la vista en directo: {live}',
    analytics: 'Latencia de la analítica: {analytics}',
    backup: 'Copia de seguridad diaria',
    exists: 'Datos',
    seen: 'Qué se ve',
    picture: { shown: 'en la pantalla', now: 'en la nave' },
    items: {
      pulse: {
        exists: 'Tiempos de llegada a las anclas',
        seen: 'Todavía nada. Trabajan las anclas y la pasarela.',
      },
      live: {
        exists: 'Posición, rumbo, velocidad, incertidumbre, zona',
        seen: 'La carretilla en el plano de la nave. A {speed} ha avanzado {moved} desde entonces: la imagen sirve para orientarse; para frenar cuenta lo que ve el carretillero.',
      },
      analytics: {
        exists: 'Pasos, esperas, inactividad, velocidad por zona',
        seen: 'Indicadores y mapas de calor por turno, carretilla o zona.',
      },
      backup: {
        exists: 'Una copia de todo lo almacenado',
        seen: 'Nada, mientras todo funcione. Si hay que restaurarla, puede faltar lo posterior a la última copia.',
      },
    },
  },
  figures: {
    title: 'A cuánto equivalen las cifras',
    lead: 'Cada línea es un cálculo con cifras publicadas. Con otras frecuencias y otros turnos, el resultado cambia.',
    moved: {
      formula: '{speed} × {live}',
      text: 'Recorrido de una carretilla mientras su imagen envejece. Los {live} corresponden a la pantalla: no indican nada sobre el aviso al carretillero.',
    },
    rate: {
      value: '{number} por segundo',
      formula: '{trucks} carretillas × {rate}',
      text: 'Posiciones a la frecuencia máxima. La frecuencia se ajusta en cada tag, y a la mayoría le basta una menor.',
    },
    day: {
      value: '{number} millones',
      formula: '× {hours} de trabajo',
      text: 'Posiciones en un día. Cada una lleva su hora, su lugar en tres ejes y su incertidumbre.',
    },
    year: {
      formula: '{outage} de un año',
      text: 'La disponibilidad es de hasta el {uptime}: ese tiempo de parada aún cabe en ella. En un mes de 30 días son {month}.',
    },
  },
  rest: {
    title: 'Una petición, una respuesta',
    lead: 'El SGA consulta posiciones y eventos por la interfaz REST. Sobre otras interfaces informamos a petición.',
    example:
      'Ejemplo. Direcciones, campos y acceso figuran en la referencia que acompaña al presupuesto.',
    request: 'Petición',
    answer: 'Respuesta',
    copy: 'Copiar',
    copied: 'Copiado',
    positions: 'Posiciones en una zona',
    events: 'Eventos a partir de una hora',
    table: 'Tipos de evento del ejemplo',
    kind: 'Tipo',
    raised: 'Cuándo se genera',
    value: 'Valor',
    limit: 'Con límite',
    yes: 'sí',
    no: 'no',
    kinds: {
      'zone-entered': ['un tag entra en una zona', '–'],
      'zone-left': ['un tag sale de una zona', 'tiempo dentro, s'],
      speed: ['una carretilla supera el límite de la zona', 'velocidad, km/h'],
      'collision-alert': ['dos tags se aproximan', 'distancia, m'],
      impact: ['la aceleración supera el umbral', 'pico, g'],
      idle: ['una carretilla está encendida y parada', 'duración, s'],
      checklist: ['la comprobación antes del turno detecta un fallo', 'número del punto'],
      'fifo-out-of-turn': ['sale antes un palé más reciente', 'diferencia, días'],
    },
  },
  security: {
    title: 'Lo que pregunta seguridad informática',
    lead: 'Las respuestas publicadas están aquí. En las demás se lee «a petición»: se entregan por escrito antes de la firma.',
    open: 'a petición',
    items: {
      data: {
        question: '¿Qué datos salen de la nave?',
        answer:
          'Número de tag, hora, lugar, incertidumbre, zona y eventos. El nombre del carretillero no figura entre ellos. Vincular tag y persona requiere un acuerdo previo.',
      },
      volume: {
        question: '¿Cuántos datos son?',
        answer:
          'Como máximo {day} millones de posiciones al día con {trucks} carretillas, según el cálculo anterior.',
      },
      place: {
        question: '¿Dónde, con quién y cuánto tiempo se guardan los datos?',
        answer: 'Lugar y operador de los servidores, y plazo de conservación de cada tipo de dato.',
      },
      encryption: {
        question: '¿Cómo se cifran los datos?',
        answer: 'En tránsito y en reposo, con el nombre de los métodos.',
      },
      accounts: {
        question: '¿Quién administra? ¿Hay inicio de sesión único?',
        answer: 'Roles, acceso por su directorio y registro de consultas.',
      },
      ports: {
        question: '¿Qué puertos y qué actualizaciones?',
        answer:
          'Puertos y direcciones, y durante cuánto tiempo se actualizan equipos y plataforma.',
      },
      outage: {
        question: '¿Qué pasa si se corta la línea?',
        answer:
          'El trabajo sigue con vías de circulación, espejos y límites de velocidad, como sin el sistema: las alertas son una ayuda a la conducción. A petición indicamos si los datos se guardan entretanto en la nave.',
      },
      grain: {
        question: '¿Datos brutos o agregados?',
        answer:
          'Se acuerda antes del primer tag: finalidades, nivel de detalle, plazo de conservación, permisos de consulta y la exclusión de clasificaciones de personas. El comité de empresa participa.',
      },
      exit: {
        question: '¿Cómo se recuperan los datos?',
        answer:
          'Por la interfaz REST. Sobre estándares abiertos como omlox no hay información publicada. El destino de los datos al terminar el contrato se indica a petición.',
      },
      segments: {
        question: '¿Encaja en una red por zonas?',
        answer:
          'IEC 62443 agrupa en zonas los equipos con las mismas necesidades, con pasos controlados entre ellas.[^iec62443] Anclas y pasarelas pueden formar una zona propia. No declaramos ningún nivel de seguridad.',
      },
      rules: {
        question:
          '¿Reglamento de Ciberresiliencia, Directiva de equipos radioeléctricos, Reglamento de Datos, NIS2?',
        answer:
          'Son normas para productos conectados y sus usuarios.[^cra][^red2022][^dataAct][^nis2] Conviene preguntarnos por el periodo de soporte, la vía para notificar vulnerabilidades y el tipo y volumen de los datos.',
      },
    },
    connectivity: 'Conectividad: cables y alimentación',
    demo: 'Solicitar demo',
  },
} satisfies Translated<typeof en>
