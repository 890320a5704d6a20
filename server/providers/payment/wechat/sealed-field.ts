import { constants, publicEncrypt } from 'node:crypto'
import type { WechatPayConfig } from './client'

/** What WeChat alone may read, under one of the keys it signs with; it is told which. */
export function sealFor({ platformKeys }: WechatPayConfig, text: string, now = new Date()) {
  const valid = Object.entries(platformKeys).filter(
    ([, { from, until }]) => !(from && now < from) && !(until && now > until),
  )
  const [serial, known] = valid.sort(([, a], [, b]) => endOf(b) - endOf(a))[0] ?? []
  if (!serial || !known) throw new Error('There is no valid key of WeChat')
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const key = { key: known.key, padding, oaepHash: 'sha1' }
  return { serial, sealed: publicEncrypt(key, Buffer.from(text)).toString('base64') }
}

/** A bare key holds for ever; of certificates the one that ends last is the newest. */
const endOf = ({ until }: { until?: Date }) => until?.getTime() ?? Infinity
