import { routesOf } from '@/routes/packages'
import type { Answer } from './remote'

/** The page is published, as WeChat sees the mini program. */
const published = new Set(routesOf('consumer').map(({ page }) => page))
const versions = ['release', 'trial', 'develop']
const scene = /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/

/** The smallest JPEG that WeChat would not mind: its first bytes and its last. */
export const drawnCode = Buffer.from('ffd8ffe000104a464946ffd9', 'hex')

/** One with a transparent ground comes as PNG. */
export const drawnPng = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex')

const refuse = (errcode: number, errmsg: string): Answer => ({ body: { errcode, errmsg } })

/** `getwxacodeunlimit`: a picture, or JSON that says why there is none. */
export function answerMiniCode(isOfMini: boolean, wish: Record<string, unknown>): Answer {
  if (!isOfMini) return refuse(40001, 'invalid credential, access_token is invalid')
  if (wish.scene === 'i.busy') return refuse(-1, 'system error')
  if (!scene.test(String(wish.scene))) return refuse(40169, 'invalid length for scene')
  if (!versions.includes(String(wish.env_version))) return refuse(40097, 'invalid args')
  if (wish.check_path !== false && !published.has(String(wish.page)))
    return refuse(41030, 'invalid page')
  if (wish.scene === 'i.png') return { type: 'image/png', body: drawnPng }
  return { type: 'image/jpeg', body: drawnCode }
}
