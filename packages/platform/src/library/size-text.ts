const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

/** 148 KB, 6.2 MB */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  const megabytes = bytes / megabyte
  return `${megabytes < 10 && megabytes % 1 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
