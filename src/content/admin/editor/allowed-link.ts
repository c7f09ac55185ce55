const allowedLink = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

export const isAllowedLink = (address: string): boolean => allowedLink.test(address.trim())
