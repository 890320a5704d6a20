/** Files the phone keeps for the app while it runs, under the names WeChat gives them. */

interface TempFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** Where the browser finds it. */
  url: string
}

const prefix = 'http://tmp/'
const files = new Map<string, TempFile>()

const endings: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
}

export function keepFile(bytes: Uint8Array<ArrayBuffer>, type: string): string {
  const path = `${prefix}${files.size + 1}${endings[type.split(';')[0] ?? ''] ?? ''}`
  files.set(path, { bytes, type, url: URL.createObjectURL(new Blob([bytes], { type })) })
  return path
}

export function readFile(path: string): TempFile {
  const file = files.get(path)
  if (!file) throw new Error(`file doesn't exist: ${path}`)
  return file
}

export const urlOfFile = (path: string): string | undefined => files.get(path)?.url
