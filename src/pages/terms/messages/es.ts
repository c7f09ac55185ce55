import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Condiciones de uso',
  description:
    'Condiciones de uso de este sitio: qué significan sus cifras, qué no es una oferta, contenidos y marcas, enlaces, disponibilidad y responsabilidad.',
  draft: 'Borrador pendiente de revisión jurídica antes de su publicación.',
  lead: 'Estas condiciones regulan el uso del sitio. Quien compra o alquila un sistema firma un contrato propio.',
  sections: {
    scope: {
      title: 'Ámbito',
      text: [
        '{company} dirige este sitio a empresas que desean informarse sobre la localización por banda ultraancha en almacenes y fábricas. Al usarlo acepta estas condiciones. Los contratos piloto y partner tienen condiciones propias, que prevalecen en todo lo que regulan.',
      ],
      points: [],
    },
    figures: {
      title: 'Cifras, resultados y estimaciones',
      text: [
        'Los valores técnicos con la indicación «hasta» se alcanzan en condiciones adecuadas: anclas suficientes, línea de vista directa, instalación correcta. Los resultados de los tres casos prácticos se obtuvieron en esos centros y no son una promesa para otros. Las imágenes de naves y paneles muestran datos de ejemplo.',
        'Una estimación es un cálculo con los valores introducidos. No sustituye al estudio in situ ni a una oferta.',
      ],
      points: [],
    },
    offer: {
      title: 'Sin oferta',
      text: [
        'Nada en este sitio es una oferta vinculante. Solicitar una demo o suscribirse al boletín no crea ningún contrato y no cuesta nada. Un contrato solo nace de un acuerdo por escrito.',
      ],
      points: [],
    },
    use: {
      title: 'Uso del sitio',
      text: [
        'Puede leer, imprimir y enlazar las páginas. Rellene los formularios con veracidad y solo en su nombre o en el de su empresa.',
      ],
      points: [
        'Sin interferir en el funcionamiento del sitio ni intentar acceder a zonas que no le corresponden',
        'Sin rellenar formularios de forma automática',
        'Sin copiar el sitio en su conjunto ni para la publicidad de otro proveedor',
      ],
    },
    staff: {
      title: 'Administración',
      text: [
        'La zona tras el inicio de sesión está reservada a nuestro personal. Los datos de acceso son personales y no deben cederse.',
      ],
      points: [],
    },
    rights: {
      title: 'Contenidos y marcas',
      text: [
        'Los textos, los dibujos, el software y el nombre {brand} están protegidos. El material de prensa puede usarse con fines informativos, sin modificarlo y citando la fuente.',
      ],
      points: [],
    },
    links: {
      title: 'Enlaces',
      text: [
        'Los enlaces a otros sitios conducen a contenidos ajenos. Los comprobamos al publicarlos y los retiramos en cuanto sabemos que son ilícitos.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilidad y responsabilidad',
      text: [
        'Mantenemos el sitio con cuidado, pero no garantizamos su disponibilidad permanente. Nada en estas condiciones limita una responsabilidad que la ley no permite limitar, como la derivada de muerte o lesiones, dolo o fraude.',
        'Las demás disposiciones sobre responsabilidad se fijarán en la revisión jurídica.',
      ],
      points: [],
    },
    law: {
      title: 'Ley y jurisdicción',
      text: [
        'La ley aplicable y la jurisdicción se fijarán en la revisión jurídica. Se mantienen los derechos imperativos de su lugar de residencia.',
      ],
      points: [],
    },
    contact: {
      title: 'Contacto',
      text: ['Preguntas sobre estas condiciones: {email}.'],
      points: [],
    },
  },
} satisfies Translated<typeof en>
