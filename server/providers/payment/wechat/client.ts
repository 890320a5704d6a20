import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PaymentConfig } from '@server/config'
import { reach } from '../../reach'
import type { Guard } from '../../guard'
import { holds, linesOf, sign } from './signature'

export type WechatPayConfig = Extract<PaymentConfig, { provider: 'wechat' }>

export const freshSeconds = 300

export interface WechatAnswer {
  status: number
  body: unknown
}

export interface WechatAsked {
  method: 'GET' | 'POST'
  path: string
  content?: object
  /** The serial of the key under which something of the content is sealed. */
  sealedFor?: string
}

const problem = z.object({ code: z.string(), message: z.string().optional() })

export const problemOf = ({ status, body }: WechatAnswer) =>
  status >= 400 ? problem.safeParse(body).data : undefined

export function failureOf(answer: WechatAnswer): Error {
  const { code, message } = problemOf(answer) ?? {}
  return new Error(`WeChat Pay ${answer.status}: ${code} ${message ?? ''}`)
}

export const nonce = () => randomBytes(16).toString('hex')
export const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** Why a message does not come from WeChat, or not now; undefined where it does. */
export function objectionTo(
  { platformKeys }: WechatPayConfig,
  header: (name: string) => string,
  body: string,
  now: Date,
): string | undefined {
  const timestamp = header('wechatpay-timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > freshSeconds) return 'its time is not now'
  const serial = header('wechatpay-serial')
  const known = Object.hasOwn(platformKeys, serial) ? platformKeys[serial] : undefined
  if (!known) return `no key ${serial}`
  const { key, from, until } = known
  if ((from && now < from) || (until && now > until))
    return `the certificate ${serial} is not valid`
  const text = linesOf([timestamp, header('wechatpay-nonce'), body])
  return holds(key, text, header('wechatpay-signature')) ? undefined : 'its signature is wrong'
}

/** One signed call. Whatever the answer decides, it is believed only with WeChat's signature. */
export const callWechatPay = (config: WechatPayConfig, guard: Guard, asked: WechatAsked) =>
  guard(async (signal) => {
    const answer = await send(config, asked, signal)
    if (answer.status >= 500) throw failureOf(answer)
    return answer
  })

async function send(
  config: WechatPayConfig,
  { method, path, content, sealedFor }: WechatAsked,
  signal: AbortSignal,
): Promise<WechatAnswer> {
  const body = content ? JSON.stringify(content) : ''
  const response = await reach(config.url + path, {
    method,
    ...(content && { body }),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'linji',
      authorization: authorization(config, { method, path, body }),
      ...(sealedFor && { 'wechatpay-serial': sealedFor }),
    },
    signal,
  })
  const text = await response.text()
  const header = (name: string) => response.headers.get(name) ?? ''
  const objection = objectionTo(config, header, text, new Date())
  if (objection) throw new Error(`WeChat Pay ${response.status}: ${objection}`)
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null }
}

interface Question {
  method: string
  path: string
  body: string
}

export function authorization(
  { merchantId, serial, merchantKey }: WechatPayConfig,
  { method, path, body }: Question,
  at = { timestamp: seconds(new Date()), nonce: nonce() },
) {
  const text = linesOf([method, path, at.timestamp, at.nonce, body])
  const signature = sign(merchantKey, text)
  const parts = {
    mchid: merchantId,
    nonce_str: at.nonce,
    signature,
    timestamp: at.timestamp,
    serial_no: serial,
  }
  const written = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}
