/** The second of the loop that the still picture shows and the animation starts from. */
export const stillTime = 17.9
