const libraryAddress = /^\/library\/[0-9a-f]{32}\/[\w.-]+$/

/** Whether a text is the path of a file in the library. */
export const isLibraryAddress = (text: string): boolean => libraryAddress.test(text)
