export const problemType = 'application/problem+json; charset=utf-8'
