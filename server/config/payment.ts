import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { choose, provider } from './provider'
import { publicUrl } from './general'
import { type EnvReader, setting } from './setting'
import { text, url } from './values'
import type { WechatConfig } from './wechat'

const ownKey = 'merchant.pem'

/** A key that WeChat signs with; one that comes in a certificate holds for a time. */
export interface PlatformKey {
  key: KeyObject
  from?: Date
  until?: Date
}

export function platformKey(pem: Buffer): PlatformKey {
  if (!pem.includes('BEGIN CERTIFICATE')) return { key: createPublicKey(pem) }
  const { publicKey: key, validFrom, validTo } = new X509Certificate(pem)
  return { key, from: new Date(validFrom), until: new Date(validTo) }
}

/** The merchant's key and, by serial number, those of WeChat: it changes its key now and then, and signs with either meanwhile. */
function readKeys(folder: string) {
  const read = (file: string) => fs.readFileSync(path.join(folder, file))
  const others = fs.readdirSync(folder).filter((file) => /\.pem$/.test(file) && file !== ownKey)
  if (others.length === 0) throw new Error('there is no key of WeChat in it')
  return {
    merchantKey: createPrivateKey(read(ownKey)),
    platformKeys: Object.fromEntries(
      others.map((file) => [file.replace(/\.pem$/, ''), platformKey(read(file))]),
    ),
  }
}

const keys = text.transform((folder, context) => {
  try {
    return readKeys(path.resolve(folder))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    context.addIssue({ code: 'custom', message: `cannot be used: ${why}` })
    return z.NEVER
  }
})

export const payment = provider('PAYMENT_PROVIDER', {
  kind: 'wechat',
  says: '`local` is a payment page of our own that moves no money, `wechat` is WeChat Pay',
  fields: {
    publicUrl,
    url: setting(
      'WECHAT_PAY_URL',
      url.default('https://api.mch.weixin.qq.com'),
      'WeChat Pay: address of the service',
    ),
    merchantId: setting('WECHAT_PAY_MCHID', text, 'WeChat Pay: number of the merchant'),
    serial: setting(
      'WECHAT_PAY_SERIAL',
      text,
      "WeChat Pay: serial number of the merchant's certificate",
    ),
    apiKey: setting(
      'WECHAT_PAY_API_KEY',
      z.string().regex(/^[!-~]{32}$/, 'must have 32 characters'),
      'WeChat Pay: APIv3 key, which opens what is sent to us',
    ),
    transferScene: setting(
      'WECHAT_PAY_TRANSFER_SCENE',
      z
        .string()
        .regex(/^\d{4}$/, 'must have 4 digits')
        .default('1005'),
      'WeChat Pay: scene of transfers to people, as it was applied for; 1005 is 佣金报酬',
    ),
    keys: setting(
      'WECHAT_PAY_KEYS',
      keys,
      'WeChat Pay: folder with `merchant.pem` and a `SERIAL.pem` for each key WeChat signs with',
    ),
  },
})

/** WeChat Pay takes money for the apps that people are signed in to. */
export function readPayment(reader: EnvReader, wechat: WechatConfig) {
  const chosen = choose(reader, payment)
  if (chosen.provider === 'local') return chosen
  if (wechat.provider === 'local') {
    reader.problems.push('WECHAT_PROVIDER must be wechat while PAYMENT_PROVIDER is wechat')
    return { provider: 'local' as const }
  }
  const { keys: opened, ...told } = chosen
  const { mini, web } = wechat.apps
  const appIds = { mini: mini?.appId ?? null, web: web?.appId ?? null }
  return { ...told, ...opened, appIds }
}

export type PaymentConfig = ReturnType<typeof readPayment>
