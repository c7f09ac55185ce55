import { es as shared } from '@repo/platform/facts/messages/es.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Comercio minorista: próximamente',
  description:
    'Pedidos por recoger, jaulas, cadena de frío y trastienda: cuatro preguntas abiertas sobre la localización en tiendas y lo que ya funciona.',
  heading: 'La trastienda es todavía un boceto',
  lead: 'El comercio minorista está previsto. Aún no hay módulo, fecha ni prueba piloto, así que esta página muestra lo que antes debe quedar claro.',
  caption:
    'La trastienda de un comercio. En trazo firme, estanterías y jaulas que hoy pueden llevar un tag. En líneas de construcción, las salas y recorridos que siguen abiertos. Los números corresponden a las preguntas.',
  questions: {
    title: 'Cuatro preguntas para las tiendas',
    lead: 'Una tienda no es un almacén: es más pequeña y por ella pasan clientes.',
    items: [
      '¿Dónde espera un pedido por internet hasta que se recoge y cuántas veces se busca?',
      '¿Cuántas jaulas hay en la trastienda y cuántas vuelven?',
      '¿Qué recorridos del muelle a la sala de ventas cruzan los de los clientes?',
      '¿Cuánto tiempo puede estar una jaula fuera de la cámara y quién tiene que actuar?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Qué funciona ya detrás de la tienda',
    lead: 'Un centro de distribución que abastece tiendas es un almacén. Estos casos de uso de logística también sirven allí.',
    items: {
      'stock-management': 'El punto de depósito de palés y jaulas antes de la carga',
      'performance-monitoring':
        'Los tiempos de espera en los muelles, del pedido al primer movimiento',
      'fifo-compliance': 'Los palés que salen fuera de orden, con calle, hora y motivo',
    },
    limit:
      'El grado de protección no dice nada de la condensación en cámaras frigoríficas,[^iec60529] y localizar no es medir la temperatura.',
  },
  demo: 'Describir sus tiendas',
  newsletter: 'Recibir el aviso por correo',
} satisfies Translated<typeof en>
