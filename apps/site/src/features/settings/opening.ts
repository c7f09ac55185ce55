const days = 'Mo|Tu|We|Th|Fr|Sa|Su'
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const range = `(?:${days})(?:-(?:${days}))? ${time}-${time}`

/** Hours as schema.org and maps write them: `Mo-Fr 09:00-17:30; Sa 10:00-14:00`. */
export const openingPattern = new RegExp(`^${range}(?:; ${range})*$`)
