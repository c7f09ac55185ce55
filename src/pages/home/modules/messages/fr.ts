import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Onze modules, un poste de pilotage',
  intro:
    'Tous les modules exploitent les mêmes positions. Les valeurs ci-dessous sont des données d’exemple.',
  modules: {
    twin: {
      name: 'Jumeau numérique',
      line: 'Palettiers, chariots et zones, là où ils se trouvent en ce moment même.',
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
      line: 'Ce qui demande une action immédiate s’affiche en tête.',
      labels: {
        open: 'à traiter',
        today: 'aujourd’hui',
      },
    },
    geofencing: {
      name: 'Géorepérage et zonage',
      line: 'La zone se trace sur le plan (geofencing) ; entrées et sorties sont enregistrées.',
      labels: { staging: 'Transit', noEntry: 'Accès interdit', entered: 'est entré' },
    },
    speed: {
      name: 'Zones de vitesse',
      line: 'À chaque zone sa limite.',
      labels: { limit: 'Limite', zone: 'Zone' },
    },
    access: {
      name: 'Contrôle d’accès',
      line: 'Qui a accès à quoi.',
      labels: {
        who: 'Groupe',
        drivers: 'Caristes',
        warehouse: 'Entrepôt',
        service: 'Maintenance',
        visitors: 'Visiteurs',
        hall: 'Stockage',
        dock: 'Quai',
        cold: 'Chambre froide',
        yes: 'Oui',
        no: 'Non',
        escorted: 'Accompagné',
        badge: 'Badge',
        refused: 'refusé à la chambre froide',
      },
    },
    collision: {
      name: 'Alertes de collision',
      line: 'Les deux caristes sont avertis avant que leurs trajets ne se croisent.',
      labels: {
        conflict: 'Collision possible dans',
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
      line: 'Utilisation, inactivité et distance parcourue, avec {minutes} min de décalage.',
      labels: { inUse: 'Parc en service', idling: 'Inactivité', distance: 'Distance parcourue' },
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
        done: 'conforme',
        fault: 'Atelier',
        open: 'à faire',
        startOfShift: 'Prise de poste',
        checked: 'contrôlés',
      },
    },
    fifo: {
      name: 'Respect du FIFO',
      line: 'La palette la plus ancienne sort en premier. Toute sortie qui ne respecte pas l’ordre est signalée.',
      labels: {
        lane: 'Couloir',
        place: 'Position',
        next: 'Prochaine sortie',
        outOfTurn: 'Hors FIFO',
      },
    },
    reports: {
      name: 'Rapports automatiques',
      line: 'Les chiffres du poste arrivent au début du poste suivant.',
      labels: {
        shift: 'Rapport de poste',
        safety: 'Bilan hebdo sécurité',
        fleet: 'Bilan mensuel du parc',
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
        night: 'poste de nuit',
        nightStart: '22 h',
        nightEnd: '6 h',
        moves: 'Palettes déplacées par tranche de 10 min',
      },
    },
  },
} satisfies Translated<typeof en>
