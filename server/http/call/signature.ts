import { createHash } from 'node:crypto'
import { Refusal } from '@server/call/refusal'
import { isSameText } from '@server/same-text'
import type { Parameters } from './parameters'

const noncePattern = /^\d{12}$/

export function signatureOf(parameters: Parameters, secret: string): string {
  const text = Object.keys(parameters)
    .filter((name) => name !== 'hm_sign')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
  return createHash('md5')
    .update(text + secret)
    .digest('hex')
    .toUpperCase()
}

/** Proves that the parameters arrived as they were sent, never who sent them. */
export function checkSignature(parameters: Parameters, secret: string) {
  if (!isSameText(parameters.hm_sign ?? '', signatureOf(parameters, secret)))
    throw new Refusal('signature')
  if (!noncePattern.test(parameters.hm_nonce ?? ''))
    throw new Refusal('invalid', '请求编号应为 12 位数字')
}
