import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Fonctionnement : neuf étapes vers la décision',
  description:
    'Du plan du bâtiment à la décision en neuf étapes : ce que vous faites, ce que nous faisons, le document produit et les jours de technicien d’un site type.',
  heading: 'Neuf étapes dessinées à l’échelle',
  lead: 'Les durées sont celles d’un site d’exemple de {area} m² et {forklifts} chariots. L’estimation y compte {anchors} ancres, {tags} tags, {gateways} passerelles et {manDays} jours de technicien.',
  order:
    'Le CSE et la protection des données passent avant la visite technique. La durée de ces échanges fixe le plus souvent la date de tout ce qui suit.',
  steps: {
    title: 'Du plan du bâtiment à la décision',
    lead: 'C’est ainsi que nous planifions un projet ; vos dates et vos prix figurent dans le devis. Un jour de technicien est la journée de travail d’une personne. Les lignes de cote sont à l’échelle ; les traits fins sont des délais que personne ne peut promettre.',
    you: 'Vous',
    we: 'Nous',
    paper: 'Document produit',
    sum: 'Au total {days} jours, arrondis à {manDays} dans l’estimation : {fixed} jours fixes, puis un jour par tranche de {anchors} ancres, de {tags} tags et de {area} m².',
    items: {
      question: {
        name: 'Question et plan',
        length: 'sur rendez-vous',
        you: 'Le plan du bâtiment, la liste des chariots et une question à laquelle l’essai pilote doit répondre.',
        we: 'Des questions sur le site et une première estimation des ancres, des tags et des jours.',
      },
      agreement: {
        name: 'Consultation du CSE',
        length: 'durée ouverte : à lancer en premier',
        you: 'Les échanges avec le CSE et le délégué à la protection des données : finalités, accès, durées de conservation, locaux masqués.',
        we: 'La liste des points à convenir et des écrans d’exemple qui montrent ce qui est visible. Dans les pays germanophones, c’est surtout ici que les projets se bloquent, faute d’avoir consulté les représentants du personnel à temps.[^worksCouncilLast]',
      },
      survey: {
        name: 'Visite technique',
        length: '{days} jour de technicien',
        you: 'Un accompagnateur sur place, les hauteurs de pose, un contact pour le réseau.',
        we: 'Parcours de toutes les allées, contrôle radio, réglementation nationale pour les ancres en extérieur, points faibles portés sur le plan.',
      },
      mounting: {
        name: 'Pose et réseau',
        length: '{days} jours de technicien',
        you: 'Une nacelle, du courant ou du PoE aux points convenus, un segment de réseau (VLAN).',
        we: 'Ancres et passerelles, puis relevé des ancres : les coordonnées de chacune sont mesurées. Une erreur à ce stade se retrouve dans toutes les positions.[^decawave]',
      },
      trucks: {
        name: 'Chariots',
        length: '{days} jours de technicien',
        you: 'Les chariots, à tour de rôle, et l’accord du constructeur.',
        we: 'Un tag par chariot et un convertisseur CC/CC lorsque la tension l’exige.',
      },
      rules: {
        name: 'Zones, règles, personnes',
        length: '{days} jours de technicien',
        you: 'Une personne responsable des zones, et du temps pour les caristes.',
        we: 'Zones et seuils sur le plan, formation des caristes et des chefs d’équipe.',
      },
      acceptance: {
        name: 'Recette',
        length: '{days} jour de technicien',
        you: 'Le choix des points de contrôle.',
        we: 'Une mesure en chaque point. Le résultat est exprimé sous forme de centile, par exemple avec les indicateurs de l’ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Essai pilote',
        length: '{least} à {most} mois',
        you: 'Une personne qui suit les chiffres chaque semaine.',
        we: 'D’abord la mesure de référence, sans alertes ; ensuite, les règles sont activées.',
      },
      decision: {
        name: 'Décision',
        length: 'la vôtre',
        you: 'Contrat partenaire ou arrêt du projet.',
        we: 'Un devis pour le contrat partenaire. Les conditions d’arrêt figurent dans le devis de l’essai pilote.',
      },
    },
  },
  plan: {
    masked: 'masqué',
    weak: 'faible',
    partner: 'Contrat partenaire',
    stop: 'Arrêt du projet',
    caption:
      'Plan de récolement d’une partie du site d’exemple. Chaque numéro indique ce que son étape a ajouté : bâtiment (1), salle de pause masquée (2), parcours de la visite et points faibles (3), ancres et passerelle (4), chariots équipés d’un tag (5), zones (6), points de contrôle (7), trajets de l’essai pilote (8), décision (9). Derrière le palettier isolé, trop peu d’ancres sont en vue.',
    block: ['Plan de récolement', 'Trame 2 m', 'Points faibles calculés'],
  },
  papers: {
    title: 'Huit documents sur la table',
    lead: 'Chacune des huit premières étapes se termine par un document. Qui rejoint le projet plus tard peut y lire ce qui a été décidé, et pourquoi.',
    step: 'Étape',
    paper: 'Document',
    contents: 'Contenu',
    items: {
      question: {
        name: 'Estimation',
        contents: 'Ancres, tags, jours, toutes les formules et la version de la liste de prix',
      },
      agreement: {
        name: 'Avis du CSE',
        contents:
          'Finalités, accès par fonction, durées de conservation, locaux masqués, procédure en cas de modification ; au besoin, analyse d’impact',
      },
      survey: {
        name: 'Plan de visite',
        contents: 'Ancres prévues, hauteurs de pose, points faibles',
      },
      mounting: {
        name: 'Plan de récolement',
        contents: 'Coordonnées de chaque ancre, passerelles, cheminement des câbles',
      },
      trucks: {
        name: 'Fiche de montage',
        contents: 'Par chariot : emplacement du tag, tension d’alimentation, convertisseur',
      },
      rules: {
        name: 'Liste des règles',
        contents: 'Zones, limites, seuils et destinataires de chaque alerte',
      },
      acceptance: {
        name: 'Procès-verbal de recette',
        contents: 'Points de contrôle, écarts mesurés, les deux signatures',
      },
      pilot: {
        name: 'Bilan de l’essai pilote',
        contents:
          'Comparaison avec la mesure de référence, réponse à la question de l’étape 1, lacunes dans les données',
      },
    },
  },
  answers: {
    title: 'Quatre lecteurs, quatre questions',
    items: {
      operations: {
        question: 'Exploitation : combien d’allées sont fermées, et combien de temps ?',
        answer:
          'Nous planifions la pose allée par allée : seule est fermée celle où se trouve la nacelle. L’ordre et les horaires sont convenus lors de la visite technique. Les chariots sont équipés l’un après l’autre.',
      },
      security: {
        question: 'Sécurité informatique : quand faut-il les ports et les comptes ?',
        answer:
          'Le segment de réseau et le PoE avant l’étape 4, les comptes utilisateurs avant l’étape 6. Hébergement, accès et ports figurent dans le devis.',
      },
      council: {
        question: 'CSE : quand sommes-nous consultés ?',
        answer:
          'À l’étape 2, avant toute visite du bâtiment. Le plan montre les locaux où rien n’est localisé, et l’étape 6 n’applique que ce qui a été convenu.',
      },
      finance: {
        question: 'Finances : quand paie-t-on, et quand peut-on arrêter ?',
        answer:
          'L’essai dure de {least} à {most} mois, avec du matériel gratuit et un abonnement logiciel par véhicule et par mois ; l’installation est facturée une fois, par jour et par technicien. C’est à l’étape 9 que vous pouvez arrêter.',
      },
    },
    left: {
      title: 'Ce que ces jours ne comprennent pas',
      items: [
        'Les échanges avec le CSE',
        'Les nacelles et leurs conducteurs',
        'Les câbles à travers les murs coupe-feu et en chambre froide',
        'Le travail sur le WMS : prestations complémentaires, au taux horaire',
        'L’attente jusqu’à ce qu’un chariot se libère',
      ],
    },
    estimate: 'Calculer pour votre site',
    prices: 'Tarifs de l’essai pilote et du contrat partenaire',
  },
} satisfies Translated<typeof en>
