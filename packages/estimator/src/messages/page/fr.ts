import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Localisation UWB de chariots : tarifs et calculateur de ROI',
  description:
    'Contrats pilote et partenaire, prix pour 21 pays et régions, et un calculateur qui montre à partir de quand l’UWB est rentable, formules comprises.',
  heading: 'Ce que cela coûte, et à partir de quand c’est rentable',
  claim: 'Délai de retour moyen : moins de {months} mois',
  lead: 'C’est votre site qui compte : saisissez ses chiffres plus bas. Six champs suffisent, les autres ont des valeurs par défaut que vous pouvez modifier.',
  prices: {
    caption: 'Comparaison des contrats pilote et partenaire',
    country: 'Prix pour',
    show: 'Afficher les prix',
    origins: {
      page: 'en {currency} ; pays présélectionné d’après la langue de la page',
      chosen: 'en {currency} ; votre choix',
      network: 'en {currency} ; d’après votre adresse IP',
      language: 'en {currency} ; d’après la langue de votre navigateur',
    },
    vatRate: 'Taux de TVA dans ce pays : {rate}.',
    contract: 'Contrat',
    next: 'Étape suivante',
    pilot: 'Pilote',
    partner: 'Partenaire',
    pilotFor: 'Pour un essai dans une partie de l’entrepôt.',
    partnerFor: 'Pour l’exploitation dans tout l’entrepôt.',
    duration: 'Durée',
    pilotDuration: 'Essai de {least} à {most} mois',
    partnerDuration: 'Contrat annuel',
    hardware: 'Matériel',
    pilotHardware: 'Matériel gratuit',
    partnerHardware: 'Matériel loué ou acheté',
    anchor: 'Ancre',
    tag: 'Tag (balise mobile)',
    gateway: 'Passerelle',
    free: 'gratuit',
    rented: 'ou {amount} par mois, en location sur {months} mois',
    fee: 'Abonnement logiciel par véhicule (équipement) et par mois',
    installation: 'Installation (facturée une fois), par jour et par technicien',
    services: 'Prestations complémentaires, taux horaire',
    planPilot: 'Planifier un essai pilote',
    requestOffer: 'Demander un devis',
    pilotComment: 'Nous souhaitons planifier un essai pilote. Prix consultés : {country}.',
    partnerComment:
      'Merci de nous envoyer un devis pour un contrat partenaire. Prix consultés : {country}.',
  },
  version: 'Tarifs, version {version}, publiée le {date}.',
  estimate: {
    heading: 'Estimation pour votre site',
    lead: 'Le calcul se fait dans votre navigateur et rien n’est envoyé. Si un champ facultatif reste vide, la valeur par défaut affichée s’applique.',
    average: 'La moyenne annoncée dit peu de chose d’un site particulier ;',
    method: 'la méthode montre sur quoi elle repose',
  },
  unknown: {
    heading: 'Ce que l’estimation ne prend pas en compte',
    lead: 'L’estimation est un calcul fondé sur vos chiffres et sur des hypothèses affichées. Elle laisse de côté les points suivants.',
    items: [
      {
        title: 'La propagation radio chez vous',
        text: 'Les ancres sont comptées d’après la surface et les allées. L’acier, les liquides, les mezzanines et les allées étroites peuvent en demander davantage. Une visite technique en donne le nombre.',
      },
      {
        title: 'Ce que devient une heure libérée',
        text: 'L’estimation considère que {share} des heures libérées deviennent une économie : moins d’heures supplémentaires, moins d’intérim, un planning plus serré. Si vos effectifs et vos horaires ne changent pas, cette économie ne se réalise pas.',
      },
      {
        title: 'La ressemblance avec les sites étudiés',
        text: 'Les effets viennent de trois études de cas chez des clients. Selon le trafic, la formation des caristes et l’implantation, le résultat peut être meilleur ou moins bon.',
      },
      {
        title: 'Le raccordement à vos systèmes',
        text: 'Le raccordement d’un WMS ou d’un ERP et le temps que vous consacrez au projet ne sont pas compris. Notre intervention serait facturée au temps passé.',
      },
      {
        title: 'Le financement et les taxes',
        text: 'Le calcul ne comprend ni TVA, ni intérêts, ni amortissement comptable. Le matériel est supposé acheté ; en location, son prix est étalé sur {months} mois.',
      },
    ],
  },
} satisfies Translated<typeof en>
