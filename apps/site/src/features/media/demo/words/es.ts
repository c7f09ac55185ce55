import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  crossing: {
    title: 'Dos carretillas en un cruce, un aviso',
    description: [
      '0 s: F-07 llega con carga desde la izquierda, a 8,6 km/h. Una persona con tarjeta camina hacia el pasillo peatonal.',
      '3 s: F-07 entra en la zona de velocidad y reduce a 6 km/h.',
      '4 s: F-12 llega desde abajo. Las cabeceras de las estanterías impiden que se vean.',
      '6 s: Las trayectorias previstas se encuentran. El lugar se dibuja en rojo y se avisa a ambos carretilleros.',
      '8 s: F-07 está parada: ha frenado el carretillero, no el sistema. F-12 pasa.',
      '10 s: La persona cruza por el pasillo peatonal.',
      '14 s: F-07 sigue su camino.',
      '15 s, sin sonido. Dibujado a partir de una nave de ejemplo, no es una grabación de un cliente. El aviso es una ayuda, no una función de seguridad.',
    ],
  },
  'behind-steel': {
    title: 'Acero entre el tag y las anclas',
    description: [
      '0 s: Un tag en una carretilla tiene a la vista cuatro de seis anclas. El error de posición esperado es de 7 cm.',
      '1 s: Una pared de acero gira y se desplaza hasta quedar delante de la carretilla.',
      '4 s: Tres anclas están bloqueadas; sus señales llegan tarde, por una reflexión, y se descartan. El círculo de incertidumbre crece, el error esperado es de 32 cm y la clase es «débil».',
      '7 s: La pared se retira. Vuelve a haber cuatro anclas a la vista y el error es de 7 cm.',
      '11 s, sin sonido. Calculado para una nave de ejemplo, no es una grabación de un cliente. El círculo está ampliado diez veces.',
    ],
  },
  'fifo-lane': {
    title: 'Qué palé es el siguiente: calles FIFO',
    description: [
      '0 s: Seis calles de almacenaje en bloque, vistas desde arriba. Cada palé lleva el día de su llegada. F-05 llega desde abajo.',
      '4 s: Se detiene en la calle L4. El palé de delante llegó el 2 de noviembre, antes que todos los demás; está marcado como el siguiente.',
      '8 s: Las horquillas lo han tomado. La marca pasa a la calle L3, a un palé del 3 de noviembre.',
      '11 s: F-05 retrocede con su carga.',
      'En L3 queda un hueco de trazos: de allí se retiró un palé fuera de orden.',
      '14 s, sin sonido. Dibujado a partir de una nave de ejemplo, no es una grabación de un cliente.',
    ],
  },
} satisfies Translated<typeof en>
