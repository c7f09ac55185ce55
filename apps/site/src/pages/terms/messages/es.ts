import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Condiciones de uso',
  description:
    'Condiciones de uso de este sitio web: qué significan sus cifras, qué no es una oferta, contenidos y marcas, enlaces, disponibilidad y responsabilidad.',
  draft: 'Borrador pendiente de revisión jurídica antes de su publicación.',
  lead: 'Estas condiciones regulan el uso de este sitio web. La compra o el alquiler de un sistema se rige por su propio contrato.',
  sections: {
    scope: {
      title: 'Ámbito de aplicación',
      text: [
        '{company} dirige este sitio web a empresas que desean informarse sobre la localización por banda ultraancha en almacenes y fábricas. Al utilizarlo, usted acepta estas condiciones. El contrato piloto y el plan Partner tienen condiciones propias, que prevalecen en todo lo que regulan.',
      ],
      points: [],
    },
    figures: {
      title: 'Cifras, resultados y estimaciones',
      text: [
        'Los valores técnicos con la indicación «hasta» se alcanzan en condiciones adecuadas: anclas suficientes, visión directa, instalación correcta. Los resultados de los tres casos de éxito se obtuvieron en esos almacenes y no garantizan los mismos valores en otros. Las imágenes de naves y paneles muestran datos de ejemplo.',
        'Una estimación es un cálculo con los valores introducidos. No sustituye al estudio in situ ni a un presupuesto.',
      ],
      points: [],
    },
    offer: {
      title: 'Carácter no vinculante',
      text: [
        'Ningún contenido de este sitio web constituye una oferta vinculante. Solicitar una demo o suscribirse al boletín no genera ningún contrato ni coste. Solo habrá contrato si se firma por escrito.',
      ],
      points: [],
    },
    use: {
      title: 'Uso del sitio web',
      text: [
        'Puede leer, imprimir y enlazar las páginas. Rellene los formularios con veracidad y solo en su nombre o en el de su empresa.',
        'Queda prohibido:',
      ],
      points: [
        'interferir en el funcionamiento del sitio web o intentar acceder a zonas para las que no tenga autorización',
        'rellenar formularios de forma automática',
        'copiar el sitio web en su conjunto o para la publicidad de otro proveedor',
      ],
    },
    staff: {
      title: 'Área privada',
      text: [
        'El área privada está reservada a nuestro personal. Las claves de acceso son personales e intransferibles.',
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
        'Los enlaces a otros sitios web conducen a contenidos ajenos. Comprobamos los enlaces al publicarlos y los retiramos en cuanto tenemos conocimiento de que el contenido enlazado es ilícito.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilidad y responsabilidad',
      text: [
        'Mantenemos el sitio web con cuidado, pero no garantizamos su disponibilidad permanente. Nada en estas condiciones limita una responsabilidad que la ley no permite limitar, como la derivada de muerte o lesiones, dolo o fraude.',
        'Las demás disposiciones sobre responsabilidad se fijarán en la revisión jurídica.',
      ],
      points: [],
    },
    law: {
      title: 'Ley aplicable y jurisdicción competente',
      text: [
        'La ley aplicable y la jurisdicción competente se fijarán en la revisión jurídica. Se mantienen los derechos que le reconozcan las normas imperativas del Estado en el que tenga su residencia habitual.',
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
