/** `an article` as `articles`. */
export const pluralOf = (itemName: string): string => `${itemName.replace(/^an? /, '')}s`
