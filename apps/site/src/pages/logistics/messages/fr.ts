import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Logistique : six cas d’usage pour chariots',
  description:
    'Sécurité, maintenance, stocks, attentes, taille du parc et FIFO : ce qui est mesuré, qui agit, quel résultat a été obtenu et où se trouve la limite.',
  heading: 'Six questions sur vos chariots',
  lead: 'Chaque cas d’usage part d’une question du terrain. La réponse indique les signaux, la personne qui agit, le résultat obtenu par un client et la limite.',
  tabs: 'Cas d’usage',
  signals: {
    caption: 'Du signal à l’action : {useCase}',
    signal: 'Signal',
    measured: 'Comment il est mesuré',
    acts: 'Qui agit',
    within: 'Délai',
    live: '{seconds} s, à l’écran',
    analytics: '{minutes} min, dans les rapports',
    rest: 'par l’interface REST',
    sent: 'à l’envoi',
    weekly: 'rapport hebdomadaire',
    report: 'dans le rapport',
    unstated: 'délai non indiqué',
  },
  limits: 'Où se trouve la limite',
  study: 'Étude de cas {number}',
  studies:
    'Études de cas {first} et {second}, deux clients différents : ces résultats ne s’additionnent jamais.',
  pause: 'Mettre l’animation en pause',
  play: 'Lancer l’animation',
  sample: 'Données d’exemple.',
  questions: {
    'fleet-safety': {
      question: 'Quel croisement est dangereux ?',
      problem:
        'Les extrémités de palettiers cachent le croisement jusqu’aux derniers mètres, et les presqu’accidents sont rarement consignés.',
      change:
        'La position, le cap et la vitesse de chaque chariot sont mesurés jusqu’à {rate} fois par seconde. Quand deux trajectoires prévues se rencontrent, les deux caristes sont avertis. Le lieu et l’heure de chaque événement sont conservés : le croisement où ils se répètent devient visible.',
      verb: 'S’arrêter.',
      scene:
        'Un croisement entre des palettiers, vu de dessus : F-07 arrive chargé et s’arrête dans la zone de vitesse, F-12 passe, et une personne munie d’un badge traverse sur l’allée piétonne.',
      chart: 'Vitesse des deux chariots pendant la scène, avec la limite de la zone',
      rows: [
        [
          'Risque de collision',
          'Cap et vitesse de rapprochement de deux tags',
          'Les deux caristes',
        ],
        [
          'Vitesse en zone',
          'Vitesse comparée à la limite de la zone',
          'Cariste, puis chef d’équipe',
        ],
        ['Choc', 'Pic d’accélération, avec son lieu', 'Maintenance'],
        ['Répétition', 'Risques de collision par croisement', 'Responsable sécurité'],
      ],
      stops: [
        'L’alerte aide le cariste. Elle ne freine pas, n’est pas une fonction de sécurité au sens de l’EN ISO 13849 et ne remplace ni l’évaluation des risques, ni les miroirs, ni le plan de circulation, ni la visibilité depuis le poste de conduite.',
        'Aucun avertissement n’est donné pour une personne sans badge, une palette tombée ou un palettier. L’acier peut masquer un tag aux ancres.',
        'L’image en direct peut avoir {seconds} s de retard. À {speed}, un chariot parcourt {way} pendant ce temps : l’image sert à se repérer, c’est le cariste qui freine.',
        'Des zones trop larges habituent à ignorer les alertes[^alarmFatigue]. Les zones et les seuils sont donc fixés avec les caristes.',
        'Le nombre de chocs dépend du seuil : un pont de liaison secoue aussi le chariot. Le devis précise le capteur de chocs et la façon d’avertir les caristes.',
      ],
    },
    'fleet-maintenance': {
      question: 'Quel chariot doit être révisé ?',
      problem:
        'L’entretien suit le calendrier, les défauts se signalent par radio et des moteurs tournent alors que rien ne bouge.',
      change:
        'Les heures d’utilisation, le temps à l’arrêt, la distance et les chocs sont relevés pour chaque chariot ; la vérification de prise de poste ajoute ce que seule une personne remarque. L’entretien suit alors l’usage, un chariot abîmé est signalé avant le poste suivant, et l’inactivité a un responsable.',
      verb: 'Vérifier.',
      scene:
        'Zone de recharge et atelier vus de dessus : F-14 rejoint son chargeur, F-09 est ouvert à l’atelier après {hours} heures d’utilisation. Sous chaque chariot figure le nombre d’heures depuis le dernier entretien.',
      rows: [
        ['Heures depuis le dernier entretien', 'Temps en mouvement, cumulé par chariot', 'Atelier'],
        ['Défaut à la prise de poste', 'Saisie du cariste dans la check-list', 'Atelier'],
        [
          'Choc au-dessus du seuil',
          'Pic d’accélération, avec son lieu',
          'Atelier : contrôle avant la prochaine utilisation',
        ],
        ['Inactivité par poste', 'Temps contact mis, sans mouvement', 'Responsable du parc'],
      ],
      stops: [
        'La position montre qu’un chariot est arrêté, pas que son moteur tourne : ce que « contact mis » veut dire (clé, siège, moteur) se définit avant la première mesure.',
        'Le système n’établit de diagnostic ni du moteur, ni de la batterie.',
        'La check-list atteste la vérification quotidienne[^osha1910178]. Elle ne remplace pas les vérifications périodiques : VGP en France, inspection annuelle en Allemagne[^dguv68], examen approfondi en Grande-Bretagne[^lolerExamination].',
        'Les données décrivent des chariots. Le lien éventuel entre un chariot et une personne fait d’abord l’objet d’une consultation du CSE.',
      ],
    },
    'stock-management': {
      question: 'Où cette palette a-t-elle été posée ?',
      problem:
        'La palette va au premier emplacement libre, et la recherche commence quelques heures plus tard.',
      change:
        'Le point de dépose est enregistré avec le numéro de la palette. Le WMS le compare à l’emplacement qu’il avait demandé. Les passages par travée montrent quelles marchandises rapprocher des quais.',
      verb: 'Déposer.',
      scene:
        'Un palettier vu de face : F-12 lève une palette au niveau 3 de la travée C-14 et la dépose. L’emplacement correspond à l’ordre ; une autre palette, travée C-15, est au mauvais endroit.',
      rows: [
        ['Dépose', 'Chariot à l’arrêt, position des fourches, numéro de la palette', 'WMS'],
        ['Mauvais emplacement', 'Point de dépose comparé à l’ordre', 'Cariste'],
        ['Recherche', 'Temps écoulé {searchSpan}', 'Chef d’équipe'],
        [
          'Passages par travée',
          'Passages comptés par travée et par semaine',
          'Gestion des emplacements',
        ],
      ],
      stops: [
        'Toutes les palettes ne portent pas de tag. Au moment de la dépose, la palette prend la position du chariot[^applsci2021] ; un scan ou la RFID indique de quelle palette il s’agit.',
        'La hauteur est le moins sûr des trois axes : le niveau dans le palettier se confirme par un scan ou par le WMS.',
        'En stockage de masse et en palettiers à double profondeur, l’emplacement se déduit du seul ordre des mouvements.',
        'Une palette déplacée par un chariot sans tag est perdue jusqu’au prochain scan.',
      ],
    },
    'performance-monitoring': {
      question: 'Où les commandes attendent-elles ?',
      problem: 'Une commande part en retard, et personne ne sait dire où elle a attendu.',
      change:
        'On mesure le temps qui sépare la commande du premier mouvement, puis du quai, l’attente à chaque endroit et les mouvements par tranche de dix minutes. Le retard a alors un lieu et une heure, et le planning des postes peut en tenir compte.',
      verb: 'Attendre.',
      scene:
        'Trois remorques aux quais 1 à 3, vues de dessus : F-07 charge au quai 2, F-03 travaille au quai 1, F-12 et F-18 attendent, chargés, devant le quai 2. Personne ne travaille au quai 3.',
      rows: [
        [
          'De la commande au premier mouvement',
          'Heure de la commande dans le WMS, premier mouvement du chariot',
          'Chef d’équipe',
        ],
        ['Attente par lieu', 'Temps d’arrêt des chariots dans une zone', 'Chef d’équipe'],
        ['Mouvements par 10 min', 'Déposes comptées toutes les dix minutes', 'Exploitation'],
        ['Lacune dans les données', 'Tag sans position', 'Informatique'],
      ],
      stops: [
        'Les heures des commandes viennent de votre WMS. Sans elles, seule l’attente des chariots est connue.',
        'Une moyenne cache le pic : les dix minutes les plus chargées se lisent à part.',
        'Les personnes ne sont pas comparées. Au Portugal, le Code du travail interdit de contrôler à distance la performance professionnelle[^portugalWork] ; en Allemagne, le comité d’entreprise participe à la décision dès qu’un dispositif permet de surveiller le comportement ou la performance[^germanyWorks].',
      ],
    },
    'fleet-right-sizing': {
      question: 'Combien de chariots pour la nuit ?',
      problem: 'On achète des chariots pour le pic, et ils restent garés aux heures creuses.',
      change:
        'Les chariots qui roulent en même temps sont comptés toutes les 15 minutes, sur tous les postes et toutes les semaines, avec le pic de la semaine et sa cause. Les chariots en trop peuvent être rendus, passés à un autre poste ou remplacés par de la location au moment du pic.',
      verb: 'Rester garé.',
      scene:
        'L’entrepôt d’exemple vu de dessus à 3 h 00 : F-03, F-09 et F-18 roulent, {parked} chariots sont garés sur deux rangs.',
      rows: [
        [
          'Chariots roulant en même temps',
          'Tags en mouvement, comptés toutes les 15 min',
          'Responsable du parc',
        ],
        [
          'Pic de la semaine et sa cause',
          'Maximum de la semaine, avec zone et commandes',
          'Exploitation',
        ],
        [
          'Réserve à l’heure la plus chargée',
          'Chariots du poste moins chariots en mouvement',
          'Direction financière',
        ],
      ],
      stops: [
        'C’est le pic qui décide, pas la moyenne[^fleetSize] : regardez l’heure la plus chargée.',
        'Une saison calme donne un nombre trop bas. Mesurez un cycle entier.',
        'La recharge, les accessoires et les autorisations de conduite limitent les remplacements d’un chariot par un autre.',
      ],
    },
    'fifo-compliance': {
      question: 'Quelle palette sort en premier ?',
      problem: 'On prend la palette de devant, et la plus ancienne se périme derrière.',
      change:
        'L’arrivée de chaque palette et l’ordre de sortie sont enregistrés couloir par couloir. Le cariste voit la prochaine palette à prendre ; s’il en prend une autre, il saisit un motif que la qualité peut examiner.',
      verb: 'Sortir.',
      scene:
        'Couloirs de stockage de masse vus de dessus, avec la date d’arrivée de chaque palette : F-05 sort la plus ancienne du couloir L4. Une palette avait quitté le couloir L3 alors qu’une plus ancienne restait en L4.',
      rows: [
        ['Arrivée', 'Première dépose de la palette', 'WMS'],
        ['Prochaine sortie', 'Arrivée la plus ancienne de l’article', 'Cariste'],
        ['Hors FIFO', 'Ordre de sortie comparé à l’arrivée', 'Qualité'],
        ['Motif', 'Saisie du cariste', 'Qualité'],
      ],
      noFigure: 'Aucun résultat publié',
      noFigureText:
        'Aucun de nos neuf résultats ne porte sur le FIFO. Un essai pilote compte la part des palettes sorties hors FIFO, dans les couloirs de votre choix, avant et après l’affichage de la prochaine palette.',
      stops: [
        'L’identité d’une palette vient d’un scan, de la RFID ou du WMS. Une position seule ne dit pas ce qui s’y trouve.',
        'Dans les couloirs remplis par les deux bouts, la place d’une palette n’indique pas laquelle est arrivée la première.',
        'Le FIFO suit l’arrivée. Les dates de péremption (FEFO) et les lots bloqués restent l’affaire du WMS.',
        'Le droit alimentaire de l’UE exige la traçabilité à l’étape précédente et à l’étape suivante[^foodLaw]. Il ne prescrit pas l’ordre de sortie du stock.',
      ],
    },
  },
  labels: {
    aisle: 'Allée',
    crossing: 'Croisement',
    speedZone: 'Zone',
    warned: 'Caristes avertis',
    badge: 'Badge 2206',
    stops: 's’arrête',
    passes: 'passe',
    charging: 'Zone de recharge',
    workshop: 'Atelier',
    hours: 'Heures depuis l’entretien',
    due: 'entretien dû',
    fault: 'Défaut : fourches',
    level: 'Niveau',
    ordered: 'Emplacement demandé',
    setDown: 'Déposée en',
    wrongPlace: 'Ordre : C-12-2',
    yard: 'Cour',
    dock: 'Quai',
    staging: 'Zone de transit',
    waiting: 'attend',
    time: '3 h 00',
    parked: '{parked} chariots garés',
    next: 'Prochaine sortie',
    outOfTurn: 'Sortie hors FIFO',
  },
  curve: {
    title: 'Chariots utilisés sur une journée',
    hint: 'Déplacez le curseur : à quelles heures manquerait-il un chariot ?',
    slider: 'Chariots du poste',
    peak: 'Pic : {trucks} chariots à {time}',
    short: 'Heures par jour où il manque des chariots',
    missing: 'Nombre maximal de chariots manquants en même temps',
    used: 'Taux d’utilisation moyen des chariots',
    summary:
      'Chariots utilisés, toutes les 15 minutes sur une journée. Pic : {trucks} chariots à {time} ; minimum : {least} chariots. Données d’exemple.',
  },
  cases: {
    title: 'Trois études de cas, neuf résultats',
    lead: 'Les trois clients sont anonymes. Rien d’autre n’est publié : ni secteur, ni taille, ni période, ni méthode. Les résultats viennent de sites différents. Ils ne s’additionnent pas et ne prédisent rien pour le vôtre.',
    caption: 'Résultats des trois études de cas',
    study: 'Étude de cas',
    results: 'Résultats',
    names: { 1: 'Conduite plus sûre', 2: 'Commandes plus rapides', 3: 'Recherches plus courtes' },
    demo: 'Demander une démo',
    estimate: 'Calculer pour votre site',
  },
} satisfies Translated<typeof en>
