/** Trucks in use every 15 minutes of one made-up day, from midnight on: the peak is short, the night long. */
export const trucksInUse: readonly number[] = [
  5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 9, 11, 12, 12, 13, 13, 13,
  14, 14, 13, 14, 14, 15, 15, 15, 16, 16, 17, 18, 19, 18, 17, 16, 14, 12, 10, 10, 11, 12, 13, 14,
  14, 14, 15, 15, 16, 16, 15, 16, 17, 17, 16, 15, 15, 14, 13, 13, 12, 12, 12, 11, 11, 12, 12, 12,
  11, 11, 10, 10, 10, 9, 9, 9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5,
]

export const fleet = Math.max(...trucksInUse)
export const fewest = Math.min(...trucksInUse)
export const startOfSlider = 16
