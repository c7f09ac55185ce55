import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Localisation de chariots : tarifs et calculateur de ROI',
  description:
    'Contrats pilote et partenaire, prix pour 21 pays et régions, et un calculateur qui montre quand l’investissement est rentable, formules comprises.',
  heading: 'Ce que cela coûte, quand c’est rentable',
  claim: 'Délai de retour moyen : moins de {months} mois',
  lead: 'C’est votre site qui compte : saisissez ses chiffres plus bas. Sept champs suffisent, les autres ont des valeurs par défaut que vous pouvez modifier.',
  prices: {
    caption: 'Comparaison des contrats pilote et partenaire',
    country: 'Prix pour',
    show: 'Afficher les prix',
    origins: {
      page: 'en {currency} ; pays de la langue de cette page',
      chosen: 'en {currency} ; votre choix',
      network: 'en {currency} ; d’après votre adresse réseau',
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
    installation: 'Frais d’installation uniques par jour-homme',
    services: 'Services complémentaires par heure-homme',
    planPilot: 'Planifier un pilote',
    requestOffer: 'Demander un devis',
    pilotComment: 'Nous souhaitons planifier un pilote. Prix consultés : {country}.',
    partnerComment:
      'Merci de nous envoyer un devis pour un contrat partenaire. Prix consultés : {country}.',
  },
  version: 'Tarifs, version {version}, publiée le {date}.',
  estimate: {
    heading: 'Estimation pour votre site',
    lead: 'Le calcul se fait dans votre navigateur et rien n’est envoyé. Un champ facultatif vide compte avec la valeur par défaut qu’il affiche.',
    average: 'La moyenne annoncée dit peu de chose d’un site particulier ;',
    method: 'la méthode montre sur quoi elle repose',
  },
  unknown: {
    heading: 'Ce que l’estimation ne sait pas',
    lead: 'C’est un calcul fondé sur vos chiffres et sur des hypothèses affichées. Voici ce qu’elle ne voit pas.',
    items: [
      {
        title: 'Vos conditions radio',
        text: 'Les ancres sont comptées d’après la surface et les allées. L’acier, les liquides, les mezzanines et les allées étroites peuvent en demander davantage. Une visite technique montre combien.',
      },
      {
        title: 'Ce que devient une heure libérée',
        text: 'L’estimation compte {share} des heures libérées comme de l’argent économisé : moins d’heures supplémentaires, moins d’intérim, un planning plus serré. Si vos équipes restent telles quelles, cette économie ne se réalise pas.',
      },
      {
        title: 'Si votre site ressemble à ceux qui ont été mesurés',
        text: 'Les effets viennent de trois études de cas chez des clients. Votre trafic, vos formations et votre implantation peuvent donner plus ou moins.',
      },
      {
        title: 'Le travail sur vos autres systèmes',
        text: 'Le raccordement d’un WMS ou d’un ERP et votre propre temps de projet n’y sont pas. Notre part serait facturée comme services complémentaires à l’heure.',
      },
      {
        title: 'Le financement et les taxes',
        text: 'Ni TVA, ni intérêts, ni amortissement comptable. Le matériel compte comme acheté ; la location en répartit le prix sur {months} mois.',
      },
    ],
  },
} satisfies Translated<typeof en>
