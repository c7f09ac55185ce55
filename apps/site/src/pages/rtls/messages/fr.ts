import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'RTLS : comment se calcule une position',
  description:
    'Localisation UWB, précision 3D jusqu’à {accuracy} : comment se calcule une position, où elle échoue, ce que les règles radio permettent et comment la vérifier.',
  opening: {
    title: 'Un point et sa marge d’erreur',
    lead: 'L’UWB (bande ultra-large) localise un tag (balise mobile) en trois dimensions, avec une précision allant jusqu’à {accuracy}, et jusqu’à {rate} fois par seconde. La portée radio va jusqu’à {range}. Cette page explique comment une position est calculée, dans quels cas elle échoue et comment la vérifier.',
  },
  position: {
    title: 'Comment naît une position',
    caption:
      'Partie d’un exemple d’entrepôt vue de dessus, {width} × {height}, simulée. Chaque cercle fin représente une distance, mesurée au sol, entre une ancre à {anchors} de hauteur et un tag à {tag}. Le cercle autour du tag représente l’erreur de position attendue, agrandie {times} fois.',
    sight: 'en vue : le trajet direct est libre',
    shadowed: 'masquée : un poteau ou un palettier à moitié vide retarde le signal',
    blocked: 'bloquée : le signal arrive en retard, par réflexion, et il est écarté',
    tag: 'Tag',
    wall: 'Mur en acier',
    handles: 'Tag et mur en acier, déplaçables',
    help: 'Faites glisser le tag ou le mur en acier. Au clavier : sélectionnez l’un des deux et utilisez les flèches, avec Maj pour de petits pas. Un clic ou Entrée fait pivoter le mur.',
    error: 'Erreur de position attendue',
    noError: 'aucune position',
    sigma: 'un écart type, tag immobile',
    class: 'Classe',
    classes: { fine: 'très bonne', good: 'bonne', weak: 'faible', none: 'aucune position' },
    limits:
      'Calcul pour un entrepôt vide, avec des différences de temps à titre d’exemple. Un camion en stationnement ou un nouveau palettier change le résultat.',
  },
  steps: {
    title: 'Comment se calcule une position',
    lead: 'Quatre étapes, jusqu’à {rate} fois par seconde pour chaque tag.',
    pulse: {
      title: 'L’impulsion et son heure d’arrivée',
      text: 'Le tag émet une courte impulsion radio. Les ancres enregistrent l’instant où elle arrive.[^gridrtls]',
      tag: 'Tag',
      anchor: 'Ancre',
      time: 'temps de vol',
    },
    length: {
      title: 'Du temps à la longueur',
      text: 'La lumière parcourt {nanosecond} en une nanoseconde. Les temps donnent ainsi des distances ou des différences de distances.',
    },
    fit: {
      title: 'Le point le plus vraisemblable',
      text: 'Le calcul retient le point qui concorde le mieux avec toutes les valeurs. Il est exact lorsque les ancres entourent le tag, médiocre lorsqu’elles sont toutes du même côté.',
      rest: 'erreur restante',
    },
    filter: {
      title: 'Le filtre et le cercle d’erreur',
      text: 'Le trajet est lissé selon ce qu’un chariot peut physiquement faire. Chaque position est accompagnée du cercle de son erreur.',
      second: '{rate} positions en 1 s',
    },
    methods: {
      title: 'Deux méthodes, une dans le devis',
      text: 'Dans la mesure aller-retour (TWR), des messages vont et viennent entre le tag et chaque ancre, et chaque message occupe du temps radio. Dans la différence des temps d’arrivée (TDoA), le tag émet une seule fois et toutes les ancres partagent la même base de temps.[^inpixon] Le devis indique la méthode de votre système et le nombre d’ancres nécessaires à une position.',
    },
    ceiling: {
      title: 'Pourquoi la fréquence a une limite',
      text: 'Exemple en TWR : {message} par distance et quatre distances par position donnent {cell} positions par seconde dans une cellule radio, assez pour environ {tags} tags à {rate}.[^rtlsglossary] La fréquence se règle donc pour chaque tag. À {rate}, un chariot roulant à {speed} avance de {step} entre deux positions.',
    },
  },
  accuracy: {
    title: 'Ce que veut dire « jusqu’à {accuracy} »',
    best: 'C’est le meilleur cas : visibilité directe vers assez d’ancres bien placées, dont l’emplacement a été relevé. Des installateurs jugent acceptable une erreur d’environ {survey} sur l’emplacement d’une ancre ; une erreur plus faible est préférable.[^decawave] Cette erreur se retrouve dans chaque position.',
    moving:
      'Le mouvement et l’acier augmentent l’erreur. Dans un laboratoire industriel, un système UWB a donné {rest} à l’arrêt, {driving} en mouvement avec visibilité directe et {mixed} en mouvement avec visibilité variable (moyenne et écart type, deux dimensions).[^sensors2022]',
    note: 'Simulation : {count} positions d’un tag immobile, dont {inside} à l’intérieur de l’anneau ; écart type de {sigma} sur chaque axe.',
  },
  ranges: {
    title: 'Les portées à l’échelle de l’entrepôt',
    lead: 'La portée radio s’entend en visibilité directe. Une position exige plusieurs ancres en vue au même moment, d’où un espacement plus serré : un fabricant limite la cellule à {diagonal} de diagonale,[^sewio] un autre demande {from}–{to} entre ancres voisines.[^pozyx]',
    standard: 'Antenne standard',
    optional: 'Antenne en option',
    hall: 'Exemple d’entrepôt, {width} × {depth}',
    estimate: 'Ancres pour votre surface : voir l’estimation',
  },
  limits: {
    title: 'Où cela ne marche pas, et que faire',
    lead: 'Les valeurs sont des mesures publiées sur d’autres systèmes. Nous prévoyons de marquer ces endroits sur le plan de votre entrepôt avant la commande.',
    situation: 'Situation',
    happens: 'Ce qui se passe',
    size: 'Ordre de grandeur',
    helps: 'Ce qui aide',
    noSize: 'pas de valeur',
    steel: {
      name: 'Acier entre l’ancre et le tag',
      happens:
        'Seules des réflexions arrivent, en retard. La distance mesurée est toujours trop longue, et la moyenne n’y change rien.',
      size: '{free} en visibilité directe, plus de {blocked} si le trajet est bloqué[^sensors2022]',
      helps: 'Une ancre de l’autre côté',
    },
    aisle: {
      name: 'Allée entre palettiers, ancres en ligne',
      happens: 'Bon résultat le long de l’allée, mauvais en travers.',
      size: '{noise} d’erreur de distance deviennent {error}[^gridrtls]',
      helps: 'Une deuxième ligne d’ancres ; les palettiers bornent la position en travers',
    },
    edge: {
      name: 'Bord du bâtiment, quai',
      happens:
        'Toutes les ancres sont du même côté du tag ; le cercle d’erreur s’allonge et s’élargit.',
      size: 'comme dans l’allée',
      helps: 'Des ancres sur le mur extérieur, entre les quais',
    },
    height: {
      name: 'Hauteur des fourches dans le palettier',
      happens: 'Si toutes les ancres sont à la même hauteur, la hauteur est l’axe le plus faible.',
      helps: 'Des ancres à deux hauteurs ; le niveau donné par l’ordre ou par un scan',
    },
    load: {
      name: 'Métal ou liquide autour du tag',
      happens: 'Le métal réfléchit l’impulsion, le liquide l’absorbe.',
      helps: 'Le tag sur le protège-conducteur, au-dessus de la charge',
    },
    body: {
      name: 'Tag porté sur le corps',
      happens: 'Le corps bloque toutes les directions situées derrière lui.',
      size: 'front : moins de {forehead} ; poitrine : {chest} (90e centile)[^electronics2019]',
      helps: 'Le tag sur le casque ou sur l’épaule',
    },
    doors: {
      name: 'Portes en acier, camions à l’arrêt',
      happens: 'Ce qui était en vue le matin est bloqué l’après-midi.',
      helps: 'Plus d’ancres en vue que nécessaire ; un nouvel essai après chaque changement',
    },
    container: {
      name: 'Dans un conteneur fermé',
      happens: 'Aucune position. Le dernier lieu et son heure restent affichés.',
      helps: 'Un scan à la porte',
    },
  },
  proof: {
    title: 'Ce qu’une position ne prouve pas',
    load: {
      title: 'Ce qui se trouve sur les fourches',
      text: 'La palette prend la position du chariot au moment de la dépose. Un scan ou la RFID indique de quelle palette il s’agit.[^applsci2021]',
    },
    driver: {
      title: 'Qui conduisait, qui était en pause',
      text: 'Sans ancre à portée, il n’y a pas de position : les salles de pause peuvent être exclues lors de l’implantation des ancres. Dès que l’on peut savoir qui conduisait, les positions sont des données personnelles. Finalité, accès et durée de conservation se décident avant le premier tag.',
    },
    forged: {
      title: 'Qu’elle n’a pas été falsifiée',
      text: 'La norme IEEE 802.15.4z a renforcé en 2020 l’intégrité de la mesure de distance.[^ieee802154z] Demandez à chaque fournisseur, y compris à nous, si ses appareils l’appliquent. La réponse a sa place dans le devis.',
    },
  },
  specification: {
    title: 'Caractéristiques techniques',
    lead: 'Valeurs de la gamme. La commande précise laquelle des deux plages de température vaut pour chaque appareil.',
    spectrumShort: 'Spectre UWB {value}',
    bandsShort: 'Bandes de fonctionnement {value}',
    name: 'Caractéristique',
    value: 'Valeur',
    condition: 'Condition',
    groups: {
      positioning: 'Localisation',
      radio: 'Radio',
      platform: 'Plateforme',
      environment: 'Environnement et alimentation',
    },
    upTo: 'jusqu’à {value}',
    upToShare: 'jusqu’à {value}',
    fromTo: '{from} à {to}',
    and: '{first} et {second}',
    or: '{first} ou {second}',
    accuracy: ['Précision 3D', 'meilleur cas : visibilité directe vers assez d’ancres relevées'],
    rate: ['Fréquence de mise à jour', 'limite supérieure d’un tag, réglée pour chaque tag'],
    range: ['Portée radio', 'antenne standard, visibilité directe'],
    rangeAntenna: ['Portée radio avec antenne en option', 'selon l’antenne, visibilité directe'],
    spectrum: ['Spectre UWB', ''],
    bands: ['Bandes de fonctionnement', 'les bandes autorisées dépendent du pays'],
    liveView: ['Latence de la vue en direct', 'âge de l’image à l’écran'],
    analytics: ['Latence des analyses', 'rapports et indicateurs'],
    uptime: ['Disponibilité', ''],
    backups: ['Sauvegardes', ''],
    temperature: ['Température de fonctionnement', 'selon l’appareil'],
    protection: [
      'Indice de protection',
      'IP67 : 30 min sous 1 m d’eau ; IP54 : projections d’eau[^iec60529]',
    ],
    gateway: ['Alimentation de la passerelle', 'passerelle uniquement'],
    certification: ['Certifications', 'CE : déclaration du fabricant'],
    daily: 'quotidiennes',
    protectionValue: '{outdoors} en extérieur, {indoors} en intérieur',
    gatewayValue: '{dc} V CC, {ac} V CA ou PoE',
    certificationValue: 'Certification UL, marquage CE',
  },
  acceptance: {
    title: 'Comment vérifier le résultat',
    lead: 'Nous prévoyons une recette sur site, selon des critères convenus avant l’installation.',
    choose:
      'Choisir les points : allée, extrémité de palettier, quai, bord du bâtiment et un point derrière de l’acier. L’emplacement de chaque point est relevé.',
    agree:
      'Convenir d’une valeur par point : le CE95, rayon dans lequel se trouvent 95 % des positions. La norme ISO/IEC 18305 le cite parmi ses indicateurs, avec la latence, la couverture et la disponibilité.[^iso18305]',
    measure: 'Mesurer à l’arrêt et en mouvement, palettiers remplis et portes en service.',
    sign: 'Les deux parties signent le procès-verbal. Un point qui dépasse sa valeur est corrigé ou marqué sur le plan.',
    form: 'Procès-verbal de recette, formulaire',
    point: 'Point',
    place: 'Emplacement',
    agreed: 'CE95 convenu',
    measured: 'CE95 mesuré',
    places: [
      'Milieu d’allée',
      'Extrémité de palettier à un croisement',
      'Quai',
      'Bord du bâtiment',
      'Derrière de l’acier',
    ],
    signature: 'Date et signature, {party}',
    customer: 'client',
  },
  radio: {
    title: 'Règles radio par région',
    lead: 'D’abord l’extérieur : avant de poser des ancres dehors, les règles nationales sont vérifiées. Certains pays exigent un enregistrement ou une autorisation. Nous prévoyons cette vérification dans la visite technique.',
    region: 'Région',
    outdoors: 'Extérieur',
    indoors: 'Intérieur',
    eu: {
      name: 'Union européenne',
      outdoors:
        'Usage général de l’UWB seulement sans installation ni antenne extérieure fixe.[^eu2019785] Systèmes de localisation à 3,1–4,8 GHz : sites fixes avec enregistrement ou autorisation, pas dans tous les pays. Vers 6–9 GHz, les ancres extérieures fixes ne peuvent que recevoir.[^en302065]',
      indoors:
        'Aucune licence individuelle, aucune protection contre les brouillages. Limites moyennes : −41,3 dBm/MHz à 3,1–4,8 GHz avec faible rapport cyclique ou détection et évitement, −70 dBm/MHz à 4,8–6 GHz, −41,3 dBm/MHz à 6–8,5 GHz.[^eu2019785] La modification de 2024 reste à vérifier.',
    },
    uk: {
      name: 'Royaume-Uni',
      outdoors: 'Les conditions en vigueur de l’Ofcom sont vérifiées pour chaque site.',
      indoors: 'Sans licence dans les conditions de l’Ofcom.[^ofcom]',
    },
    us: {
      name: 'États-Unis',
      outdoors:
        'Les systèmes d’intérieur ne peuvent pas avoir d’antenne à l’extérieur.[^fcc517] Les appareils portatifs doivent se passer d’infrastructure fixe.[^fcc519]',
      indoors: 'FCC Part 15, sous-partie F : limite moyenne de −41,3 dBm/MHz.[^fcc517]',
    },
    note: 'Les règles évoluent, et ce résumé n’est pas un avis juridique. Le devis indique les bandes pour votre pays.',
  },
} satisfies Translated<typeof en>
