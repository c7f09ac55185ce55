import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Industrie 4.0 en entrepôt : un poste raconté deux fois',
  description:
    'Les mêmes minutes d’un poste, par appels radio puis en positions mesurées ; quand mesurer est rentable ou non, et sept conditions à vérifier.',
  heading: 'Un même poste, raconté deux fois',
  lead: 'Poste d’après-midi : une palette n’est pas à sa place, une remorque attend au quai 2. Les mêmes minutes sont racontées d’abord par les appels radio, puis par les positions mesurées.',
  same: 'Dans la seconde version, rien ne va plus vite. Mais chaque minute a un lieu et une cause.',
  told: {
    title: 'Les mêmes minutes, deux relevés',
    lead: 'Données d’exemple : un chariot, un ordre. Heures, trajets et arrêts sont identiques dans les deux versions.',
    choose: 'Relevé',
    time: 'Heure',
    call: 'Appel',
    move: 'Ce que fait le chariot',
    radio: {
      name: 'Par radio',
      title: 'Feuille de poste, canal radio 3',
      calls: {
        order: '« F-03, la palette 4711 au quai 2, s’il te plaît. »',
        empty: '« Allée B, l’emplacement est vide. »',
        neither: '« Ni en A ni en C. Quelqu’un l’a vue ? »',
        found: '« Trouvée, à côté du palettier isolé. »',
        done: '« Quai 2, palette posée. »',
      },
      caption:
        'Plan d’une partie du bâtiment d’exemple avec les lieux nommés à la radio. Les trajets entre ces lieux sont inconnus.',
      total: 'Ce que l’on sait : {times} appels et {places} positions du chariot.',
    },
    measured: {
      name: 'Mesuré',
      title: 'Relevé du chariot F-03',
      legs: {
        toB: 'Roule vers l’allée B',
        inB: 'Cherche dans l’allée B',
        inA: 'Cherche dans l’allée A',
        inC: 'Cherche dans l’allée C',
        back: 'Revient',
        crossing: 'Attend au croisement',
        behind: 'Cherche près du palettier isolé',
        pick: 'Prend la palette',
        toDock: 'Roule vers le quai 2',
        atDock: 'Attend au quai 2',
        setDown: 'Pose la palette',
      },
      kinds: { drive: 'Rouler', search: 'Chercher', wait: 'Attendre', handle: 'Prendre et poser' },
      caption:
        'Le même plan avec tous les trajets et tous les arrêts ; plus le cercle est grand, plus l’arrêt est long. Les deux longues attentes ne tiennent pas au cariste : l’une vient d’un croisement, l’autre d’un quai qui n’est pas prêt.',
      total: 'Ce que l’on sait : {minutes} et {metres}, avec les lieux et les causes.',
    },
  },
  essay: {
    monday: {
      title: 'Ce qui change le lundi matin',
      text: [
        'Le WMS contient ce qui a été scanné. Ce qui se passe entre deux scans n’est écrit nulle part : la recherche, la file au quai, le trajet à vide.',
        'Avec un tag sur le chariot, ces minutes deviennent des durées et des distances. Le lundi matin, le chef d’équipe ouvre le rapport des attentes de la semaine, quai par quai, et commence par la plus longue.',
      ],
      note: 'En préparation de commandes entre les palettiers, les déplacements prennent environ la moitié du temps de travail.[^pickingTravel]',
    },
    minutes: {
      title: 'Où passent les minutes',
      text: [
        'Beaucoup de chiffres circulent sur le temps de recherche et l’inactivité ; la plupart viennent de fournisseurs. Mesurez les vôtres : les premières semaines d’un essai pilote donnent une référence pendant laquelle rien d’autre ne change.',
        'Des clients anonymes ont relevé {search} de temps de recherche et {orderResponse} de délai de traitement des commandes, chacun sur un seul site. Ces chiffres ne sont pas une prévision pour un autre site.',
      ],
      note: 'Les parcs sont souvent plus grands que nécessaire, car c’est le pic d’activité qui fixe leur taille.[^fleetSize] Une étude de cas relève {night} de chariots en poste de nuit.',
    },
    pays: {
      title: 'Quand c’est rentable, et quand ce ne l’est pas',
      text: [
        'Le délai de retour moyen annoncé est de moins de {months} mois. Cette annonce s’appuie sur {sites} sites calculés, tous à deux ou trois postes : leur moyenne est de {mean} mois. Avec un seul poste, elle est de {oneShift} mois.',
        'Pour un petit site à un seul poste et quelques chariots, un tableau blanc suffit souvent. L’estimation montre de quel côté se situe votre site, et quelle hypothèse en décide.',
      ],
      note: 'Les délais de retour sont calculés à partir d’une liste de prix publiée ; ils ne sont pas mesurés.',
    },
    leaves: {
      title: 'Ce qui reste l’affaire des personnes',
      text: [
        'Le système mesure des mouvements. Il ne planifie pas le travail et ne dirige pas les chariots. Une implantation mal conçue le reste ; elle devient seulement visible.',
        'L’indice de maturité d’acatech compte six niveaux.[^acatech] La localisation apporte le troisième et des données pour le quatrième. Nous ne revendiquons ni le cinquième ni le sixième.',
      ],
      note: 'Les six niveaux de l’indice',
    },
    people: {
      title: 'Va-t-on mesurer aussi les personnes ?',
      text: [
        'Les chariots, les palettes et l’outillage portent un tag ; les personnes n’en portent que si cela a été convenu. Mais la position d’un chariot est une donnée personnelle dès que l’on peut savoir qui conduisait.',
        'Le consentement des salariés ne justifie presque jamais un tel traitement, qui doit être nécessaire, proportionné et porté à leur connaissance.[^wp249] Finalités, accès et durées de conservation sont donc convenus avant le premier tag. Le classement des personnes ne fait pas partie du produit.',
      ],
      note: 'En France, le CSE est consulté et chaque salarié informé au préalable ; la CNIL n’admet que des finalités précises et exclut le contrôle permanent.[^franceWork] Cette page n’est pas un avis juridique.',
    },
    cloud: {
      title: 'Un système de plus pour l’informatique ?',
      text: [
        'Oui. Tags et ancres forment un réseau radio à part, les passerelles le relient à votre réseau, et votre WMS reçoit des événements par une interface REST.',
        'L’hébergement de la plateforme, l’attribution des accès et la durée de conservation figurent dans le devis. Posez ces questions avant l’essai pilote.',
      ],
      note: 'L’entrepôt doit pouvoir travailler écrans éteints : la disponibilité annoncée va jusqu’à {uptime}.',
    },
    method: 'Comment la moyenne est calculée',
    stages: [
      'Informatisation',
      'Connectivité',
      'Visibilité',
      'Transparence',
      'Capacité prédictive',
      'Adaptabilité',
    ],
    reached: 'niveau atteint',
    fed: 'données fournies',
  },
  conditions: {
    title: 'Sept conditions à remplir',
    lead: 'Une liste à imprimer. Si deux lignes restent vides, commencez par ces deux-là.',
    items: {
      shifts: {
        title: 'Deux postes ou plus, ou des chariots utilisés toute la journée',
        why: 'Le coût du matériel se répartit sur les heures d’utilisation des chariots.',
      },
      bottleneck: {
        title: 'Les chariots sont le goulot d’étranglement',
        why: 'Si la marchandise attend la préparation ou des documents, des trajets plus courts changent peu de chose.',
      },
      zones: {
        title: 'Quelqu’un est responsable des zones',
        why: 'Une zone que personne n’entretient produit des alertes que personne ne lit.',
      },
      plan: {
        title: 'Il existe un plan du bâtiment à l’échelle',
        why: 'Murs, palettiers et quais décident de l’emplacement des ancres.',
      },
      council: {
        title: 'Le CSE est consulté avant l’installation',
        why: 'Une consultation engagée trop tard peut arrêter tout le projet.',
      },
      interface: {
        title: 'Le WMS dispose d’une interface',
        why: 'L’heure des ordres et le numéro des palettes en viennent. Sans ces données, une attente ne se rattache à aucun ordre, ni un lieu à aucune palette.',
      },
      action: {
        title: 'Quelqu’un agit d’après les rapports',
        why: 'Un chiffre sans décision ne fait rien économiser.',
      },
    },
    end: 'Si ces conditions sont remplies, ce sont vos propres chiffres qui décident. Six champs suffisent pour une première estimation, et elle reste dans votre navigateur.',
    estimate: 'Calculer pour votre entrepôt',
  },
} satisfies Translated<typeof en>
