import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Connectivité : ancres, tags, passerelles, alimentation',
  description:
    'Hauteur des ancres, chemins de câbles, alimentation des passerelles, chariots qui exigent un convertisseur, et caractéristiques non encore publiées.',
  heading: 'Par où passent les câbles',
  lead: 'Trois types d’appareils prennent place dans l’entrepôt : les ancres, les tags (balises mobiles) et les passerelles. Cette page montre où on les pose, comment on les alimente et à quoi ils résistent.',
  limit:
    'Quand une valeur n’est pas publiée, la ligne le précise. Posez la question avant de commander.',
  elevation: {
    title: 'L’entrepôt en coupe',
    lead: 'Toutes les hauteurs du dessin sont des exemples. Les vôtres sont fixées lors de la visite technique, puis reportées sur le plan de récolement.',
    frame: 'Coupe de l’entrepôt d’exemple, défilement horizontal',
    indoors: '{indoors} · intérieur',
    outdoors: '{outdoors} · extérieur',
    caption:
      'Coupe d’un entrepôt et de sa cour : ancres sur poteaux et sur le mur extérieur, chemin de câbles, mur coupe-feu, coffret avec passerelle, chariot avec tag et convertisseur, une personne avec badge.',
    marks: [
      'Ancre en vue des tags',
      'Chemin de câbles le long des poteaux',
      'Traversée du mur coupe-feu, calfeutrée par votre prestataire',
      'Passerelle en coffret, accessible sans nacelle',
      'Tag sur le protège-conducteur',
      'Convertisseur entre la batterie et l’appareil',
      'Prise électrique et prise réseau, à votre charge',
      'Ancre en extérieur, après vérification des règles radio',
    ],
    block: ['Exemple d’entrepôt, coupe', 'Hauteurs en mètres, à titre d’exemple'],
  },
  network: {
    title: 'Le même entrepôt vu comme un réseau',
    lead: 'Quatre liaisons relient un tag à la plateforme. Jusqu’à la passerelle, le matériel est le nôtre ; au-delà commence votre réseau.',
    frame: 'Plan du réseau, défilement horizontal',
    feeds: ['{dc} V CC', '{ac} V CA'],
    ours: 'par nous',
    yours: 'par vous',
    platform: 'selon contrat',
    power: 'Alimentation',
    protection: 'Protection',
    uptime: 'Disponibilité',
    backups: 'Sauvegardes',
    open: 'non indiqué ici, précisé dans le devis',
    stations: {
      tags: { name: 'Tags', link: 'Radio UWB, {bands}' },
      anchors: { name: 'Ancres', link: 'Câblage selon le plan de visite' },
      gateway: { name: 'Passerelle', link: 'Câble réseau vers votre commutateur' },
      network: {
        name: 'Votre réseau',
        power: 'votre propre alimentation',
        protection: 'vos propres baies',
        link: 'Ports et adresses convenus avec votre service informatique',
      },
      platform: { name: 'Plateforme', uptime: 'jusqu’à {uptime}', backups: 'quotidiennes' },
    },
    protections: '{outdoors} en extérieur, {indoors} en intérieur',
    mains:
      'La plage publiée est de {ac} V CA. Comparez la plaque signalétique et la tension de votre réseau avant tout branchement.',
  },
  devices: {
    title: 'Trois fiches techniques, lacunes comprises',
    lead: 'Les valeurs viennent des caractéristiques publiées. Les deux plages de température et les deux indices de protection valent pour la gamme : la version livrée figure dans la commande.',
    stated: 'Indiqué',
    notStated: 'Non indiqué dans cette édition',
    documents: 'Toutes les fiches techniques',
    labels: {
      range: 'Portée radio',
      rate: 'Fréquence de mise à jour',
      spectrum: 'Spectre UWB',
      bands: 'Bandes de fonctionnement',
      power: 'Alimentation',
      protection: 'Indice de protection',
      temperature: 'Température de fonctionnement',
      marks: 'Marquages',
    },
    values: {
      range: 'jusqu’à {range}, {longer} ou {longest} avec antenne en option',
      rate: 'jusqu’à {rate}, réglée tag par tag',
      power: '{dc} V CC, {ac} V CA ou PoE',
      temperature: '{first} et {second}, selon la version',
      span: '{from} à {to}',
      marks: 'Certification UL, marquage CE[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Ancre',
        text: 'Reçoit les impulsions des tags. Se pose sur poteau ou sur mur, en visibilité directe.',
        missing: [
          'Alimentation',
          'Dimensions et poids',
          'Gain d’antenne',
          'Fixation et connecteurs',
        ],
      },
      tag: {
        name: 'Tag',
        text: 'Émet les impulsions. Se fixe sur chariot, palette, outillage ou badge.',
        missing: ['Alimentation et autonomie', 'Dimensions et poids', 'Fixation', 'Capteurs'],
      },
      gateway: {
        name: 'Passerelle',
        text: 'Collecte les données des ancres et les transmet à votre réseau.',
        missing: [
          'Classe PoE et puissance absorbée',
          'Ports et connecteurs',
          'Chiffrement',
          'Dimensions et poids',
        ],
      },
    },
    marksNote:
      'Par le marquage CE, le fabricant déclare que la réglementation de l’UE est respectée. UL est la marque d’un organisme indépendant.',
  },
  voltages: {
    title: 'Quels chariots exigent un convertisseur',
    lead: 'Une entrée {dc} V CC accepte directement certaines batteries de chariot. Une batterie de {limit} V dépasse {limit} V pendant la recharge : dès cette tension nominale, il faut un convertisseur.',
    caption: 'Tension nominale du chariot et entrée {dc} V CC',
    voltage: 'Batterie du chariot[^truckVoltages]',
    scale: 'Par rapport à l’entrée',
    fit: 'Raccordement',
    direct: 'direct',
    converter: 'convertisseur CC/CC',
    note: 'Tout montage se décide avec le constructeur du chariot ou son réseau de service. L’alimentation du tag est précisée dans le devis.',
  },
  questions: {
    title: 'Questions des services techniques et informatiques',
    items: {
      sockets: {
        question: 'Combien de prises, et où ?',
        answer:
          'Une alimentation par coffret de passerelle. Le plan issu de la visite indique chaque coffret. Le calculateur estime le nombre d’ancres et de passerelles pour votre surface.',
      },
      cleaning: {
        question: 'Les appareils supportent-ils le nettoyage ?',
        answer:
          '{indoors} résiste aux projections d’eau, {outdoors} à une immersion de 30 min à 1 m de profondeur.[^iec60529] Ni l’un ni l’autre ne couvre le nettoyage à haute pression, la condensation, les chocs ou les atmosphères explosives.[^ipLimits]',
      },
      building: {
        question: 'Murs coupe-feu, sprinklers, chambre froide ?',
        answer:
          'Les traversées de murs coupe-feu sont calfeutrées par votre prestataire. Votre responsable incendie fixe les distances aux sprinklers. En chambre froide, la version et la condensation sont vérifiées lors de la visite.',
      },
      coexistence: {
        question: 'Faut-il craindre des perturbations du Wi-Fi ou de la 5G privée ?',
        answer:
          'La 5G privée, le Wi-Fi 5 GHz et une partie du Wi-Fi 6 GHz se situent aussi dans la plage {bands}.[^wifi6ghz] L’UWB émet à très faible puissance, ne doit causer aucun brouillage et ne bénéficie d’aucune protection.[^eu2019785] Nous prévoyons de comparer ses canaux aux vôtres lors de la visite.',
      },
      network: {
        question: 'VLAN, ports, budget PoE, micrologiciel ?',
        answer:
          'Aucune liste n’est encore publiée. Elle vous est remise sur demande, avant la visite. La page de la plateforme réunit ce qui est connu des données et de l’exploitation.',
      },
      outdoors: {
        question: 'Peut-on poser des ancres dans la cour ?',
        answer:
          'Les règles radio du pays passent avant tout. Les ancres fixes en extérieur demandent une vérification, dans certains pays une déclaration ou une autorisation.[^en302065] Nous prévoyons de l’intégrer à la visite. L’indice {outdoors} ne suffit pas.',
      },
      rent: {
        question: 'Louer ou acheter ?',
        answer:
          'Pendant l’essai pilote, le matériel est gratuit. Avec le contrat partenaire, il est loué ou acheté.',
      },
    },
    pricing: 'Tarifs et calculateur',
    platform: 'Plateforme IoT',
  },
} satisfies Translated<typeof en>
