import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Conditions d’utilisation',
  description:
    'Conditions d’utilisation de ce site : valeur des chiffres, caractère non contractuel, contenus et marques, liens, disponibilité, responsabilité.',
  draft: 'Projet, à faire relire par un juriste avant publication.',
  lead: 'Ces conditions régissent l’utilisation du site. L’achat ou la location d’un système fait l’objet d’un contrat distinct.',
  sections: {
    scope: {
      title: 'Objet',
      text: [
        '{company} destine ce site aux entreprises qui souhaitent s’informer sur la localisation UWB (bande ultra-large) en entrepôt et en usine. En l’utilisant, vous acceptez ces conditions. Les contrats pilote et partenaire ont leurs propres conditions, qui prévalent pour tout ce qu’elles règlent.',
      ],
      points: [],
    },
    figures: {
      title: 'Chiffres, résultats et estimations',
      text: [
        'Les valeurs techniques annoncées « jusqu’à » sont atteintes dans des conditions adaptées : assez d’ancres, visibilité directe, installation correcte. Les résultats des trois études de cas ont été obtenus sur ces sites et ne valent pas promesse pour un autre. Les images d’entrepôts et de tableaux de bord montrent des données d’exemple.',
        'Une estimation est un calcul à partir des valeurs saisies. Elle ne remplace ni une visite technique ni un devis.',
      ],
      points: [],
    },
    offer: {
      title: 'Caractère non contractuel',
      text: [
        'Rien sur ce site ne constitue une offre ferme. Une demande de démo ou un abonnement à la newsletter ne crée aucun contrat et ne coûte rien. Un contrat ne naît que d’un accord écrit.',
      ],
      points: [],
    },
    use: {
      title: 'Utilisation du site',
      text: [
        'Vous pouvez lire et imprimer les pages et créer des liens vers elles. Merci de remplir les formulaires avec exactitude, en votre nom ou au nom de votre entreprise. Il est interdit de :',
      ],
      points: [
        'entraver le fonctionnement du site ou tenter d’accéder à des espaces qui ne vous sont pas destinés',
        'remplir les formulaires de façon automatisée',
        'reproduire le site dans son ensemble, ou en reprendre le contenu pour la publicité d’un autre fournisseur',
      ],
    },
    staff: {
      title: 'Espace d’administration',
      text: [
        'L’espace accessible après connexion est réservé à notre personnel. Les identifiants sont personnels et incessibles.',
      ],
      points: [],
    },
    rights: {
      title: 'Contenus et marques',
      text: [
        'Les textes, les dessins, le logiciel et le nom {brand} sont protégés. Les éléments de presse peuvent servir à l’information, sans modification et avec mention de la source.',
      ],
      points: [],
    },
    links: {
      title: 'Liens',
      text: [
        'Les liens vers d’autres sites mènent à des contenus qui ne sont pas les nôtres. Nous vérifions ces contenus au moment de créer le lien et supprimons celui-ci dès que nous avons connaissance de leur caractère illicite.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilité et responsabilité',
      text: [
        'Nous exploitons le site avec soin, sans en garantir la disponibilité permanente. Aucune disposition de ces conditions ne limite une responsabilité que la loi interdit de limiter, notamment en cas de décès, de dommage corporel, de dol ou de faute lourde.',
        'Les autres dispositions sur la responsabilité seront fixées après relecture juridique.',
      ],
      points: [],
    },
    law: {
      title: 'Droit applicable et juridiction compétente',
      text: [
        'Le droit applicable et la juridiction compétente seront fixés après relecture juridique. Les dispositions impératives de la loi de votre pays de résidence restent applicables.',
      ],
      points: [],
    },
    contact: { title: 'Contact', text: ['Questions sur ces conditions : {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
