import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Once módulos, un solo panel de control',
  intro:
    'Todos los módulos trabajan con las mismas posiciones. Los valores mostrados son datos de ejemplo.',
  modules: {
    twin: {
      name: 'Gemelo digital',
      line: 'Estanterías, carretillas y zonas, tal como están en este momento.',
      labels: {
        live: 'En directo',
        latency: 'Latencia de la vista en directo: {seconds} s',
        trucks: 'carretillas en uso',
        replay: 'Repetición de las alertas de colisión',
        replayed: 'Repetición',
        backToLive: 'Volver a la vista en directo',
      },
    },
    alerts: {
      name: 'Alertas',
      line: 'Lo urgente, siempre arriba.',
      labels: {
        open: 'abiertas',
        today: 'hoy',
      },
    },
    geofencing: {
      name: 'Geovallado y zonas',
      line: 'La zona se dibuja en el plano, y quedan registradas las entradas y las salidas.',
      labels: {
        staging: 'Playa de expedición',
        noEntry: 'Acceso prohibido',
        entered: 'ha entrado',
      },
    },
    speed: {
      name: 'Zonas de velocidad',
      line: 'Cada zona tiene su propio límite.',
      labels: { limit: 'Límite', zone: 'Zona' },
    },
    access: {
      name: 'Control de accesos',
      line: 'Quién puede entrar y dónde.',
      labels: {
        who: 'Grupo',
        drivers: 'Carretilleros',
        warehouse: 'Almacén',
        service: 'Mantenimiento',
        visitors: 'Visitas',
        hall: 'Nave',
        dock: 'Muelle',
        cold: 'Frío',
        yes: 'Sí',
        no: 'No',
        escorted: 'Acompañadas',
        badge: 'Tarjeta',
        refused: 'rechazada en la cámara frigorífica',
      },
    },
    collision: {
      name: 'Alertas de colisión',
      line: 'Los dos carretilleros reciben el aviso antes de cruzarse.',
      labels: {
        conflict: 'Colisión en',
        warned: 'Aviso a los dos carretilleros',
        crossing: 'Cruce',
      },
    },
    heat: {
      name: 'Mapas de calor',
      line: 'Por dónde pasan las carretillas y dónde se estorban.',
      labels: { passes: 'Pasos por m² y turno' },
    },
    analytics: {
      name: 'Analítica',
      line: 'Uso, inactividad y distancia recorrida, con {minutes} min de latencia.',
      labels: { inUse: 'Flota en uso', idling: 'Inactividad', distance: 'Distancia recorrida' },
    },
    checklists: {
      name: 'Listas de comprobación de seguridad',
      line: 'Se comprueba todo antes del turno, punto por punto.',
      labels: {
        brakes: 'Frenos',
        horn: 'Bocina y luces',
        forks: 'Horquillas sin grietas',
        chains: 'Cadenas del mástil',
        tyres: 'Neumáticos',
        done: 'conforme',
        fault: 'Taller',
        open: 'pendiente',
        startOfShift: 'Inicio de turno',
        checked: 'comprobados',
      },
    },
    fifo: {
      name: 'Cumplimiento del FIFO',
      line: 'El palé más antiguo sale primero. El que sale fuera de orden queda marcado.',
      labels: {
        lane: 'Calle',
        place: 'Posición',
        next: 'Próxima salida',
        outOfTurn: 'Fuera de orden',
      },
    },
    reports: {
      name: 'Informes automáticos',
      line: 'Las cifras del turno llegan al comienzo del turno siguiente.',
      labels: {
        shift: 'Informe de turno',
        safety: 'Informe semanal de seguridad',
        fleet: 'Informe mensual de la flota',
        daily: 'Cada día, 6:15 h',
        weekly: 'Lunes, 7:00 h',
        monthly: 'Día 1 del mes',
        shiftLeads: 'Jefatura de turno',
        safetyOfficer: 'Prevención',
        operations: 'Operaciones',
        on: 'Activo',
        paused: 'En pausa',
        trucks: 'Carretillas en uso',
        impacts: 'Impactos',
        speeding: 'Excesos de velocidad',
        search: 'Tiempo de búsqueda',
        night: 'turno de noche',
        nightStart: '22:00 h',
        nightEnd: '6:00 h',
        moves: 'Palés movidos cada 10 min',
      },
    },
  },
} satisfies Translated<typeof en>
