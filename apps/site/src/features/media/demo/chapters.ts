/** Second of the film at which each chapter begins, and its end: the texts of the film name the same. */
export const chapterStarts = [0, 18, 37, 58, 73, 88] as const
export const filmEnd = 108
