import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Simulateur : un entrepôt et ses ancres',
  description:
    'Un exemple d’entrepôt de {area} : où la position d’un chariot se mesure bien, combien d’ancres il faut, et un poste simulé sans et avec localisation.',
  opening: {
    title: 'Où une position se mesure bien',
    lead: 'Voici un exemple d’entrepôt : {area}, {aisles} allées de {length}, {anchors} ancres placées automatiquement. Le sol montre avec quelle qualité la position d’un chariot se mesure. Plus bas, le même entrepôt traite deux fois les mêmes commandes, sans et avec localisation.',
    limit:
      'Toutes les données sont simulées, pour un entrepôt sans activité aux palettiers remplis. Un camion stationné ou un nouveau palettier change la carte.',
  },
  start: {
    draw: 'Dessiner mon entrepôt',
    run: 'Simuler deux fois',
    failed: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion et appuyez de nouveau.',
  },
  map: {
    scale: '{length} m',
    alternative:
      'Plan de l’exemple d’entrepôt avec {anchors} ancres, les quais à une extrémité et {aisles} allées à l’autre. Part de la surface circulable : {fine} très bonne, {good} bonne, {weak} faible, {none} aucune position.',
    legend: 'Erreur de position attendue d’un chariot à l’arrêt, un écart type',
    classes: {
      fine: 'très bonne : jusqu’à {limit}',
      good: 'bonne : jusqu’à {limit}',
      weak: 'faible : jusqu’à {limit}, ou trop peu d’ancres en vue',
      none: 'aucune position',
    },
    anchor: 'ancre',
    share: '{share} de la surface',
  },
  counts: {
    title: '{estimated} ancres dans l’estimation, {placed} dans le plan',
    lead: 'L’estimation compte les ancres d’après la surface et les allées. Le plan place chacune d’elles et vérifie ce qu’elle a en vue. L’estimation garde son compte ; le plan montre ce qu’il faudrait en plus dans cet entrepôt.',
    estimated: 'ancres selon l’estimation',
    placed: 'ancres selon le plan',
    onTarget: '{share} de la surface circulable très bonne ou bonne',
    target: 'L’objectif est de {target}.',
    why: 'Pourquoi les deux comptes diffèrent',
    reasons: [
      'Le long d’un mur, les ancres de l’autre côté manquent. L’estimation compte les cellules radio comme si chacune avait des voisines tout autour.',
      'L’estimation pose une ligne d’ancres au-dessus d’une rangée de palettiers sur deux. Certaines allées n’ont alors qu’une ancre en vue, et une position en allée en demande deux.',
      'Les ancres sont posées à {height}, au-dessus de palettiers de {racks}. De là, un tag au milieu d’une allée a tout juste en vue les lignes des deux côtés. Un plafond plus haut aide plus que toute autre mesure.',
    ],
  },
  building: {
    title: 'Ce qui dépend du bâtiment',
    lead: 'Le même entrepôt, avec un seul changement à la fois. Le devis précise si le système emploie les différences de temps ou la mesure aller-retour.',
    change: 'Changement',
    anchors: 'Ancres placées',
    share: 'Surface dans l’objectif avec les {count} de l’estimation',
    rows: {
      generated:
        'Aucun : plafond {ceiling}, palettiers {racks}, différence des temps d’arrivée (TDoA)',
      ranging: 'Mesure aller-retour (TWR) au lieu de la différence des temps',
      ceiling: 'Plafond {newCeiling}, ancres à {newHeight}',
      racks: 'Palettiers de {newRacks}',
      antenna: 'Antenne en option, portée {newRange}',
    },
  },
  materials: {
    title: 'Liste du matériel',
    lead: 'Pour {trucks} chariots. Les prix figurent dans l’estimation ; le câble y fait partie de l’installation.',
    item: 'Matériel',
    rows: {
      anchors: 'Ancres',
      tags: 'Tags, dont {spare} de réserve',
      gateways: 'Passerelles',
      switches: 'Commutateurs PoE',
      ports: 'Ports PoE',
      cable: 'Câble réseau',
      longest: 'Liaison la plus longue',
      tooLong: 'Liaisons de plus de {limit}',
    },
    note: 'Une liaison en cuivre s’arrête à 100 m. Au-delà de {limit}, le commutateur est déplacé ou un second est ajouté.',
    estimate: 'Estimation',
    plan: 'Plan',
  },
  shift: {
    title: 'Les mêmes commandes, deux fois',
    lead: '{trucks} chariots, {orders} commandes par heure, une heure, avec les ancres du plan. Chaque valeur est la moyenne de {seeds} simulations aux commandes aléatoires différentes.',
    kpi: 'Indicateur et mode de calcul',
    without: 'Sans localisation',
    with: 'Avec localisation',
    change: 'Variation',
    rows: {
      done: ['Commandes traitées par heure', 'Commandes déposées, divisées par les heures'],
      responseMedian: [
        'Délai de traitement, médiane',
        'De l’arrivée d’une commande à la prise de sa palette',
      ],
      responseP95: [
        'Délai de traitement, 95ᵉ centile',
        'Dix-neuf commandes sur vingt sont prises plus tôt',
      ],
      cycle: [
        'Temps de cycle',
        'De l’affectation d’une commande à la dépose de sa palette, moyenne',
      ],
      retrieval: ['Temps de déstockage', 'Le temps de cycle des seuls déstockages'],
      kmEmpty: ['Distance à vide', 'Distance parcourue sans palette, tous les chariots'],
      kmLoaded: ['Distance chargé', 'Distance parcourue avec une palette, tous les chariots'],
      utilisation: ['Taux d’utilisation', 'Part du temps des chariots avec une mission'],
      idle: ['À l’arrêt', 'Part du temps des chariots immobiles sans mission'],
      blocked: ['En attente', 'Part du temps des chariots immobiles en mission, sans manutention'],
      search: [
        'Temps de recherche',
        'Minutes passées sur des palettes absentes de l’emplacement enregistré, tous les chariots',
      ],
      nearMisses: [
        'Presqu’accidents',
        'La présence d’un chariot ou d’un piéton est remarquée à moins de {conflict}, à {speed} ou plus',
      ],
      speeding: ['Excès de vitesse', 'Minutes au-dessus de 1,1 fois la limite, tous les chariots'],
      fifo: ['Hors FIFO', 'Déstockages d’une palette plus récente que celle demandée'],
      energy: ['Énergie', 'Roulage, levage et arrêt, tous les chariots'],
    },
    safety:
      'La sécurité coûte du temps. À elle seule, l’affectation selon la position change le délai de traitement de {dispatch}. Les limites de vitesse respectées l’allongent de {limit} ; ensemble, les quatre différences le réduisent donc moins.',
    limiter:
      'Les limites de vitesse n’agissent que si le limiteur du chariot est raccordé ; il ne fait pas partie du produit.',
  },
  results: {
    title: 'À côté des résultats de nos clients',
    lead: 'Ces résultats ont été mesurés par des clients ; le modèle n’en est pas la preuve. Là où le modèle est plus favorable, le chiffre des clients l’emporte.',
    result: 'Résultat',
    customers: 'Clients',
    model: 'Modèle',
    reason: 'Raison de l’écart',
    noShare: 'sans effet',
    reasons: {
      speeding:
        'Le modèle limite tout chariot dont la position est connue. Un affichage en cabine n’est suivi qu’en partie.',
      impacts:
        'Le modèle compte des presqu’accidents, qui ne sont pas des chocs, et suppose que {heeded} des alertes sont suivies.',
      idling:
        'Le même travail se termine plus tôt, donc {trucks} chariots attendent plus longtemps. Avec {fewer} chariots, la variation est de {fewerIdle}. Les moteurs au ralenti ne sont pas comptés.',
      nightShiftForklifts:
        'À {nightOrders} commandes par heure, {nightTrucks} chariots suffisent aussi sans localisation. La mesure le montre, elle n’en est pas la cause.',
      orderResponse:
        'L’affectation raccourcit le délai, les limites de vitesse en reprennent une partie.',
      retrieval: 'Modèle et clients concordent.',
      search:
        'Dans le modèle, seules les palettes mal enregistrées sont cherchées : {search} par heure pour tout le parc. L’estimation compte aussi la marchandise sans étiquette posée au sol ; les deux valeurs ne doivent pas être mêlées.',
      forklifts:
        'Dans le modèle, les commandes arrivent régulièrement, sans pic ; les flottes sont dimensionnées pour leurs heures les plus chargées. À {orders} commandes par heure, {fleet} chariots suffisent au lieu de {trucks} ; à {busyOrders}, il en faut {busyFleet}. Seule l’affectation permet cette économie.',
      throughput:
        'Seulement si du travail attend toujours. À {orders} commandes par heure, la demande décide et presque rien ne change.',
    },
  },
  method: {
    title: 'Comment nous calculons',
    lead: 'Tout ce qui détermine un chiffre de cette page, version {version} des constantes.',
    constants: 'Constantes',
    name: 'Constante',
    value: 'Valeur',
    origin: 'Origine',
    origins: {
      S: 'fixé par nous',
      F: 'source publique',
      D: 'calculé',
      P: 'hypothèse',
    },
    rows: {
      range: 'Portée nominale d’une ancre',
      usableOpen: 'Part utile de la portée, surface sans palettiers',
      usableAisle: 'Part utile de la portée, en allée',
      neededOpen: 'Ancres en vue pour une position, surface sans palettiers',
      neededAisle: 'Ancres en vue pour une position, en allée',
      arrival: 'Erreur du temps d’arrivée, un écart type',
      clock: 'Erreur des horloges, un écart type',
      shadow: 'Erreur ajoutée par un masquage, un écart type',
      target: 'Surface qui doit être très bonne ou bonne',
      tag: 'Hauteur du tag sur le chariot',
      drop: 'Hauteur du plafond et des ancres',
      pitch: 'D’une allée à l’autre',
      speed: 'Vitesse maximale à vide, chargé',
      handling: 'Prise et dépose au sol',
      wrong: 'Erreurs de saisie manuelle',
      heeded: 'Alertes suivies',
      habit: 'Les caristes respectent une limite multipliée par 1 à',
      inattentive: 'Piétons qui s’engagent sans regarder',
      conflict: 'Presqu’accident : temps avant collision inférieur à',
    },
    methodTitle: 'Méthode',
    method: [
      'Visibilité. De chaque ancre, une ligne droite va jusqu’au tag. Un poteau ou un palettier rempli à moins de moitié la masque, un palettier rempli ou un mur la bloque.',
      'Erreur. Les ancres en vue et leur géométrie donnent l’erreur de position attendue ; en allée compte la position le long de l’allée.',
      'Placement. Des ancres sont ajoutées là où elles servent le plus de surface, puis toute ancre inutile à l’objectif est retirée.',
      'Deux simulations. Commandes, caristes et piétons sont les mêmes. Seul diffère ce qui est connu : qui est proche, où une palette a vraiment été déposée, où s’applique une limite, qui roule derrière le palettier.',
      'Circulation. Dans les deux cas, les chariots ne se chevauchent jamais et ne traversent aucun palettier. Priorité, distance de freinage et attente sont calculées cinq fois par seconde.',
    ],
    disclosureTitle: 'Ce qui a été choisi après des résultats',
    disclosure: [
      'Aucune constante n’a été fixée en vue d’un résultat de client.',
      'Commandes : 175 par heure occupaient 44 % du temps du parc, 300 en occupent 70 %.',
      'Presqu’accidents : la vitesse minimale est passée de 0,5 à 1 puis à 1,5 m/s, car un freinage brusque au pas n’en est pas un. Leur nombre a peu baissé.',
      'Visibilité des chariots : l’arrière compte comme visible, autant que l’avant. Les presqu’accidents sans localisation ont baissé de 30 %.',
      'Attente : après 12 s, un chariot prend un autre chemin, car des virages à gauche face à face se bloquaient à 300 commandes par heure.',
      'Les hypothèses de comportement (alertes suivies, habitudes, attention, temps de manutention) pèsent plus que le bâtiment sur les presqu’accidents et les excès de vitesse. Ce sont les premières à remplacer par vos propres mesures.',
    ],
    unknownTitle: 'Ce que le modèle ne compte pas',
    unknown: [
      'Radio : réflexions, métal en mouvement, perturbations d’autres appareils',
      'Matériel : tags endommagés, ancres posées à côté du point prévu',
      'Bâtiment en activité : camions stationnés, portes, marchandise au sol',
      'Caristes : formation, expérience, pauses',
      'Travail : préparation à l’unité, réapprovisionnement, retours, cross-docking, chargement des camions',
      'Batteries : échange et recharge',
      'Demande : votre assortiment et vos pics d’activité',
      'Accidents : dans le modèle, personne n’entre jamais en collision. Le nombre de presqu’accidents découle de leur définition, seule la comparaison a un sens.',
      'Retard : alertes et limites sont supposées agir dans le chariot en moins d’une seconde. La vue en direct, avec {liveView} de latence, ne remplit pas ce rôle.',
      'Exactitude : l’erreur est un écart type d’un tag immobile. « Jusqu’à {accuracy} » est atteint là où la carte indique « très bonne ».',
      'Certitude : la comparaison n’est ni une prévision ni un devis. Avant un devis, une visite technique mesure l’entrepôt.',
    ],
  },
  next: {
    title: 'Votre entrepôt',
    text: 'À partir de la surface, des allées et des chariots, l’estimation donne les ancres, le coût et le délai de retour sur investissement.',
    estimate: 'Vers l’estimation',
    demo: 'Parler de votre entrepôt avec nous',
  },
} satisfies Translated<typeof en>
