import { es as shared } from '@repo/platform/facts/messages/es.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Fabricación: próximamente',
  description:
    'Herramientas, kits, trenes logísticos y producto en curso: cuatro preguntas abiertas sobre la localización en fábrica y lo que ya funciona allí.',
  heading: 'La línea de producción está a medio dibujar',
  lead: 'La fabricación está prevista. Aún no hay módulo, fecha ni prueba piloto, así que esta página reúne lo que conviene preguntar antes de seguir dibujando.',
  caption:
    'Una línea con cuatro estaciones. En trazo firme, lo que hoy puede llevar un tag: carretillas, carros y herramientas. En líneas de construcción, lo que sigue abierto. De cada pregunta sale una línea de referencia hasta su lugar.',
  questions: {
    title: 'Cuatro preguntas que nos hacemos',
    lead: 'Si alguien conoce la respuesta en su propia planta, nos gustaría conocerla.',
    items: [
      '¿Qué herramientas solo pueden usarse en una estación y quién autoriza las excepciones?',
      '¿Cómo se reconoce un kit: por su carro, por su pedido o por su sitio en la estantería?',
      '¿El tren logístico sigue un horario o las necesidades de la línea?',
      '¿Dónde espera el producto en curso durante un cambio de serie y quién tiene que buscarlo?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Qué funciona ya en una fábrica',
    lead: 'Carretillas, palés y herramientas se localizan en una planta igual que en un almacén. Estos casos de uso de logística también sirven allí.',
    items: {
      'fleet-safety':
        'Cruces entre la línea y el almacén, zonas de velocidad junto a pasillos peatonales',
      'stock-management':
        'El punto de depósito de cada palé de piezas y el tiempo de búsqueda del suministro',
      'performance-monitoring': 'Los tiempos de espera en los puntos de entrega de la línea',
    },
    limit:
      'Las máquinas de acero tapan la visión directa igual que las estanterías, así que también aquí empieza todo por el estudio in situ. La literatura técnica describe para qué se usa la localización en producción.[^manufacturingUses]',
  },
  demo: 'Describir su línea',
  newsletter: 'Recibir el aviso por correo',
} satisfies Translated<typeof en>
