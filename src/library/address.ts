const libraryAddress = /^\/library\/[0-9a-f]{32}\/[\w.-]+$/

/** Whether a text is the address of a file in the library, on our own server. */
export const isLibraryAddress = (text: string): boolean => libraryAddress.test(text)
