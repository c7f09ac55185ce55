/** Begins every id of the floor's shared drawings, so that they clash with nothing on the page. */
export const prefix = 'floor'
