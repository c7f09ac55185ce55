import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  heading: 'Once módulos, un puesto de control',
  intro:
    'Todos los módulos leen las mismas posiciones. Los valores mostrados son datos de ejemplo.',
  modules: {
    twin: {
      name: 'Gemelo digital',
      line: 'Estanterías, carretillas y zonas, donde están ahora.',
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
      line: 'Primero, lo que alguien debe hacer ya.',
      labels: {
        open: 'abiertas',
        today: 'hoy',
      },
    },
    geofencing: {
      name: 'Geovallado y zonas',
      line: 'La zona se dibuja en el plano; entradas y salidas quedan registradas.',
      labels: { staging: 'Preparación', noEntry: 'Sin acceso', entered: 'ha entrado' },
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
        drivers: 'Conducción',
        warehouse: 'Almacén',
        service: 'Servicio',
        visitors: 'Visitas',
        hall: 'Nave',
        dock: 'Muelle',
        cold: 'Frío',
        yes: 'Sí',
        no: 'No',
        escorted: 'Con guía',
        badge: 'Tarjeta',
        refused: 'rechazada en la cámara fría',
      },
    },
    collision: {
      name: 'Alertas de colisión',
      line: 'El aviso llega a las dos carretillas antes de que se crucen.',
      labels: {
        conflict: 'Conflicto en',
        warned: 'Aviso a las dos carretillas',
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
      line: 'Uso, inactividad y distancia de la flota, {minutes} min después del hecho.',
      labels: { inUse: 'Flota en uso', idling: 'Inactividad', distance: 'Distancia' },
    },
    checklists: {
      name: 'Listas de comprobación de seguridad',
      line: 'Antes del turno, punto por punto.',
      labels: {
        brakes: 'Frenos',
        horn: 'Bocina y luces',
        forks: 'Horquillas sin grietas',
        chains: 'Cadenas del mástil',
        tyres: 'Neumáticos',
        done: 'hecho',
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
        lane: 'Canal',
        place: 'Posición',
        next: 'Próxima salida',
        outOfTurn: 'Fuera de orden',
      },
    },
    reports: {
      name: 'Informes automáticos',
      line: 'Las cifras del turno, antes de que empiece el siguiente.',
      labels: {
        shift: 'Informe de turno',
        safety: 'Semana de seguridad',
        fleet: 'Mes de la flota',
        daily: 'Cada día, 6:15 h',
        weekly: 'Lunes, 7:00 h',
        monthly: 'Día 1 del mes',
        shiftLeads: 'Jefatura de turno',
        safetyOfficer: 'Prevención',
        operations: 'Operaciones',
        on: 'Activo',
        paused: 'Pausado',
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
