/** The second of the loop that the still picture shows and the moving one starts from. */
export const stillMoment = 17.9
