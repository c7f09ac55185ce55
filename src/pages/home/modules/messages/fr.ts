import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Onze modules, un poste de pilotage',
  intro:
    'Tous les modules lisent les mêmes positions. Les valeurs ci-dessous sont des données d’exemple.',
  modules: {
    twin: {
      name: 'Jumeau numérique',
      line: 'Palettiers, chariots et zones, là où ils sont à cet instant.',
      labels: {
        live: 'En direct',
        latency: 'Latence de la vue en direct : {seconds} s',
        trucks: 'chariots en service',
        replay: 'Relecture des alertes de collision',
        replayed: 'Relecture',
        backToLive: 'Revenir à la vue en direct',
      },
    },
    alerts: {
      name: 'Alertes',
      line: 'En tête, ce qui demande une action immédiate.',
      labels: {
        open: 'ouvertes',
        today: 'aujourd’hui',
      },
    },
    geofencing: {
      name: 'Géorepérage et zonage',
      line: 'La zone se trace sur le plan ; entrées et sorties sont enregistrées.',
      labels: { staging: 'Préparation', noEntry: 'Interdit', entered: 'est entré' },
    },
    speed: {
      name: 'Zones de vitesse',
      line: 'À chaque zone sa limite.',
      labels: { limit: 'Limite', zone: 'Zone' },
    },
    access: {
      name: 'Contrôle d’accès',
      line: 'Qui peut entrer, et où.',
      labels: {
        who: 'Groupe',
        drivers: 'Caristes',
        warehouse: 'Entrepôt',
        service: 'Technique',
        visitors: 'Visites',
        hall: 'Hall',
        dock: 'Quai',
        cold: 'Froid',
        yes: 'Oui',
        no: 'Non',
        escorted: 'Escorte',
        badge: 'Badge',
        refused: 'refusé à la chambre froide',
      },
    },
    collision: {
      name: 'Alertes de collision',
      line: 'Les deux caristes sont avertis avant que leurs trajets se croisent.',
      labels: {
        conflict: 'Conflit dans',
        warned: 'Les deux caristes sont avertis',
        crossing: 'Croisement',
      },
    },
    heat: {
      name: 'Cartes de chaleur',
      line: 'Où passent les chariots, et où ils se gênent.',
      labels: { passes: 'Passages par m² et par poste' },
    },
    analytics: {
      name: 'Analyses',
      line: 'Usage, inactivité et distance du parc, {minutes} min après l’événement.',
      labels: { inUse: 'Parc en service', idling: 'Inactivité', distance: 'Distance' },
    },
    checklists: {
      name: 'Check-lists de sécurité',
      line: 'Avant la prise de poste, point par point.',
      labels: {
        brakes: 'Freins',
        horn: 'Avertisseur et feux',
        forks: 'Fourches sans fissure',
        chains: 'Chaînes du mât',
        tyres: 'Pneus',
        done: 'fait',
        fault: 'Atelier',
        open: 'à faire',
        startOfShift: 'Prise de poste',
        checked: 'contrôlés',
      },
    },
    fifo: {
      name: 'Respect du FIFO',
      line: 'La palette la plus ancienne sort en premier. Une sortie hors ordre est signalée.',
      labels: {
        lane: 'Couloir',
        place: 'Position',
        next: 'Prochaine sortie',
        outOfTurn: 'Hors ordre',
      },
    },
    reports: {
      name: 'Rapports automatiques',
      line: 'Les chiffres du poste, avant que le suivant commence.',
      labels: {
        shift: 'Rapport de poste',
        safety: 'Semaine sécurité',
        fleet: 'Mois du parc',
        daily: 'Chaque jour, 6 h 15',
        weekly: 'Lundi, 7 h',
        monthly: 'Le 1er du mois',
        shiftLeads: 'Chefs d’équipe',
        safetyOfficer: 'Responsable sécurité',
        operations: 'Exploitation',
        on: 'Actif',
        paused: 'En pause',
        trucks: 'Chariots en service',
        impacts: 'Chocs',
        speeding: 'Excès de vitesse',
        search: 'Temps de recherche',
        night: 'équipe de nuit',
        moves: 'Palettes déplacées par 10 min',
      },
    },
  },
} satisfies Translated<typeof en>
