/** What shows the alternative text of a file. */
export const fileTopic = (id: string) => `library/${id}`
