import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  plan: 'Plan d’un exemple d’entrepôt',
  grid: 'Grille de {length}',
  origin: 'Simulé ; la longueur cotée est à l’échelle',
  topics: {
    scatter: {
      caption:
        'Positions autour d’un point relevé. Les cercles et la dispersion sont fortement agrandis ; les ancres sont à l’échelle.',
      marks: [
        'Point relevé au mètre ruban ou à la station totale',
        'Positions mesurées : leur dispersion mesure la fidélité',
        'Écart de leur moyenne au point relevé : la justesse, qu’aucun calcul de moyenne n’améliore',
      ],
    },
    shadow: {
      caption:
        'Un palettier en acier chargé entre l’ancre et le tag. Le trajet direct est bloqué : une réflexion arrive la première et la distance mesurée est trop longue.',
      marks: [
        'Ancre',
        'Le trajet direct s’arrête à l’acier',
        'Ombre derrière le palettier : aucune impulsion directe n’y arrive',
        'Réflexion sur le mur, un trajet plus long',
      ],
    },
    ranging: {
      caption:
        'Un tag et trois ancres. Chaque distance mesurée place le tag sur un cercle ; la position se trouve à l’intersection des trois.',
      marks: [
        'Ancre et cercle de sa distance',
        'Distance mesurée',
        'Tag sur un chariot, avec son cercle d’incertitude',
      ],
    },
    geometry: {
      caption:
        'Quatre ancres aux angles d’un bâtiment, un chariot au milieu. Les trajets vers le tag se croisent sous de grands angles et l’erreur reste faible.',
      marks: [
        'Ancre sur l’axe des poteaux',
        'Poteau',
        'Tag : ses trajets viennent de quatre directions',
      ],
    },
    speed: {
      caption:
        'Une zone de vitesse devant les palettiers, un chariot chargé qui vient d’y entrer et un piéton.',
      marks: [
        'Bord de la zone de vitesse, où la limite commence',
        'Chariot chargé et trace de ses dernières secondes',
        'Piéton',
      ],
    },
    crossing: {
      caption:
        'Un chariot et un piéton à un croisement sans visibilité. Autour de chacun s’étend la surface qu’il peut atteindre avant l’arrêt ; dès que les deux surfaces se touchent, une alerte est émise.',
      marks: [
        'Distance d’arrêt du chariot chargé',
        'Piéton équipé d’un tag',
        'Extrémité de palettier qui les cache l’un à l’autre',
      ],
    },
    standing: {
      caption:
        'Quatre chariots d’un parc : trois sont garés, un est en route et a attendu à quatre endroits. La taille du cercle donne la durée de l’arrêt.',
      marks: [
        'Chariots garés : la position seule n’indique pas s’ils sont éteints ou inactifs',
        'Attente en route',
        'Dernier arrêt avant la dépose',
      ],
    },
    flow: {
      caption:
        'Cinq couloirs d’un stockage de masse. Plus une palette est foncée, plus elle est ancienne ; un chariot en prend une hors FIFO.',
      marks: [
        'Palette la plus ancienne, prochaine à sortir',
        'Palette prise hors FIFO',
        'Chariot qui la prend',
      ],
    },
    heat: {
      caption:
        'Passages de chariots par maille au sol pendant un poste. La couleur indique la fréquence de passage, pas le danger.',
      marks: ['Croisement le plus fréquenté', 'Allée principale', 'Allée latérale peu fréquentée'],
    },
    privacy: {
      caption:
        'Une personne équipée d’un tag et un local où personne n’est localisé. La trace s’arrête à la porte.',
      marks: [
        'Local sans positions : cantine, infirmerie, local du CSE',
        'Porte : les positions s’arrêtent ici',
        'Personne équipée d’un tag dans la zone de travail',
      ],
    },
    exchange: {
      caption:
        'Une mission, du palettier au quai. Le WMS indique l’emplacement et le quai ; le système de localisation transmet le trajet.',
      marks: [
        'Emplacement indiqué par la mission',
        'Trajet mesuré du chariot',
        'Point de dépose devant le quai, où la mission se termine',
      ],
    },
    pilot: {
      caption:
        'Un entrepôt en deux moitiés. L’une est équipée d’ancres et mesurée, l’autre reste inchangée jusqu’au résultat.',
      marks: [
        'Moitié équipée d’ancres, où se déroule l’essai pilote',
        'Autre moitié, pour comparer',
        'Limite de la zone d’essai',
      ],
    },
  },
} satisfies Translated<typeof en>
