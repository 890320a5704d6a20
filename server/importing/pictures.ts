import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.join(__dirname, '../static')
const served = '/static/'
const web = /^https:\/\/[^\s"'<>\\]{3,290}$/
const drawn = /^[a-z0-9-]+\/[a-z0-9-]+\.(svg|png|jpe?g|webp)$/

/** A picture as a file names it: one of `server/static`, or one that lies elsewhere. */
export const picture = z.string().refine((given) => drawn.test(given) || web.test(given), {
  error: '应为 server/static 里的图片，如 goods/rice.svg，或 https 开头的网址',
})

/** Where people's phones find it. */
export const pictureAddress = (written: string) => (web.test(written) ? written : served + written)

export const writtenPicture = (address: string) =>
  address.startsWith(served) ? address.slice(served.length) : address

/** Where it lies on this machine; undefined for one that lies elsewhere. */
export function fileOfPicture(address: string): string | undefined {
  const written = writtenPicture(address)
  return drawn.test(written) ? path.join(folder, written) : undefined
}

export const isThere = (written: string) =>
  web.test(written) || fs.existsSync(path.join(folder, written))
