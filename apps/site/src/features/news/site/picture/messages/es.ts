import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  plan: 'Plano de una nave de ejemplo',
  grid: 'Cuadrícula {length}',
  origin: 'Datos simulados; la longitud acotada está a escala',
  topics: {
    scatter: {
      caption:
        'Posiciones alrededor de un punto medido. Los círculos y la dispersión están muy ampliados; las anclas están a escala.',
      marks: [
        'Punto de referencia, medido con cinta o estación total',
        'Posiciones medidas: su dispersión es la precisión',
        'Desviación de su media: la veracidad, que no mejora al promediar',
      ],
    },
    shadow: {
      caption:
        'Una estantería de acero llena entre el ancla y el tag. El camino directo está bloqueado: primero llega una reflexión, y la distancia medida es mayor que la real.',
      marks: [
        'Ancla',
        'El camino directo acaba en el acero',
        'Sombra tras la estantería: aquí no llega ningún pulso directo',
        'Reflexión en la pared, un camino más largo',
      ],
    },
    ranging: {
      caption:
        'Un tag y tres anclas. Cada distancia medida sitúa el tag en un círculo; la posición está donde se cortan los tres.',
      marks: [
        'Ancla con el círculo de su distancia',
        'Distancia medida',
        'Tag en una carretilla, con su círculo de incertidumbre',
      ],
    },
    geometry: {
      caption:
        'Cuatro anclas en las esquinas de una nave y una carretilla entre ellas. Los caminos hasta el tag se cruzan en ángulos amplios, y el error es pequeño.',
      marks: [
        'Ancla en el eje de los pilares',
        'Pilar',
        'Tag: sus caminos llegan de cuatro direcciones',
      ],
    },
    speed: {
      caption:
        'Una zona de velocidad delante de las estanterías, una carretilla con carga que acaba de entrar y un peatón.',
      marks: [
        'Borde de la zona de velocidad, donde empieza el límite',
        'Carretilla con carga y el rastro de sus últimos segundos',
        'Peatón',
      ],
    },
    crossing: {
      caption:
        'Una carretilla y un peatón ante una esquina sin visibilidad. Cada uno tiene un área que alcanza antes de detenerse; si las dos se solapan, salta una alerta.',
      marks: [
        'Distancia de parada de la carretilla con carga',
        'Peatón con tag',
        'Extremo de la estantería, que tapa la vista',
      ],
    },
    standing: {
      caption:
        'Cuatro carretillas de una flota: tres están paradas a un lado y una, en camino, ha esperado en cuatro puntos. El tamaño del círculo es la duración de la parada.',
      marks: [
        'Aparcadas: la posición sola no indica si están apagadas o inactivas',
        'Espera en el camino',
        'Última parada antes de depositar la carga',
      ],
    },
    flow: {
      caption:
        'Cinco calles de un almacén en bloque. Cuanto más oscuro es un palé, más tiempo lleva almacenado; una carretilla recoge uno fuera de orden.',
      marks: [
        'Palé más antiguo, el siguiente en salir',
        'Palé recogido fuera de orden',
        'Carretilla que lo recoge',
      ],
    },
    heat: {
      caption:
        'Pasos de carretillas por cuadro de suelo en un turno. El color muestra cuánto se usa un punto, no lo peligroso que es.',
      marks: ['Cruce con más pasos', 'Vía principal', 'Vía lateral con pocos pasos'],
    },
    privacy: {
      caption:
        'Una persona con tag y una sala en la que no se localiza a nadie. El rastro acaba en la puerta.',
      marks: [
        'Sala sin posiciones: comedor, enfermería, local sindical',
        'Puerta: aquí acaban las posiciones',
        'Persona con tag en la zona de trabajo',
      ],
    },
    exchange: {
      caption:
        'Un pedido, de la estantería al muelle. El SGA (sistema de gestión de almacén) indica la ubicación y el muelle; el sistema de localización comunica el recorrido.',
      marks: [
        'Ubicación indicada en el pedido',
        'Recorrido medido de la carretilla',
        'Punto ante el muelle en el que acaba el pedido',
      ],
    },
    pilot: {
      caption:
        'Una nave en dos mitades. Una tiene anclas y se mide; la otra no cambia hasta conocer el resultado.',
      marks: [
        'Mitad con anclas, en la que se hace la prueba piloto',
        'Otra mitad, para comparar',
        'Límite de la prueba piloto',
      ],
    },
  },
} satisfies Translated<typeof en>
