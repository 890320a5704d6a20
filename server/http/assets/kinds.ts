import path from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export const typeOf = (file: string) =>
  types[path.extname(file).toLowerCase()] ?? 'application/octet-stream'

export const isText = (file: string) => /charset=utf-8|font\/ttf/.test(typeOf(file))

/** The bundler writes the hash of the content into the name: such a file never changes. */
export const isHashed = (file: string) => /[.-][0-9a-f]{8,32}\.\w+(\.\w+)?$/.test(file)

/** Whoever wants to know whose a host is, such as WeChat, gives a text file to lay at its root. */
export const isProof = (file: string) => /^\w[\w-]*\.txt$/.test(file)

export const looksLikeFile = (url: string) => path.posix.extname(url) !== ''
