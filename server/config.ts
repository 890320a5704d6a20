import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { keepDataKey } from '@server/database/data-key'

const DEMO_SECRET = 'linji-demo-secret'

const guarded = [
  'SIGNING_SECRET',
  'SMS_PROVIDER',
  'STORAGE_PROVIDER',
  'WECHAT_PROVIDER',
  'PAYMENT_PROVIDER',
  'LOGISTICS_PROVIDER',
] as const
type Guarded = (typeof guarded)[number]

const optional = z.string().trim().optional()
const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' })
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const url = httpUrl.transform((value) => value.replace(/\/+$/, ''))

const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(httpUrl.transform((value) => new URL(value).origin)))

const names = (known: readonly string[]) =>
  z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((given) => given.every((name) => known.includes(name)), {
      error: `must be a list of these: ${known.join(', ')}`,
    })

const trustProxy = z.string().transform((value): boolean | number | string => {
  if (value === 'yes' || value === 'no') return value === 'yes'
  return /^\d+$/.test(value) ? Number(value) : value
})

/** Every environment variable the server knows. The table in the documentation is made from it. */
const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .default('development')
    .describe('`production` refuses demo secrets and local providers, and seeds no demo data'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(8080)
    .describe('Port of the app and the API; 0 takes a free one'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on; `0.0.0.0` opens it to the network'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the database the server owns, its keys and its uploads'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .describe('An external PostgreSQL; without it the server owns one in DATA_DIR'),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(80, 'must be at most 80')
    .default(20)
    .describe('Most connections one server opens to the database'),
  PUBLIC_URL: url
    .optional()
    .describe('The address people use, where a proxy stands in front; default `http://HOST:PORT`'),
  TRUST_PROXY: trustProxy
    .default(false)
    .describe(
      '`no`, `yes`, a number of hops or a list of proxy addresses whose headers are believed',
    ),
  CORS_ORIGINS: origins
    .default([])
    .describe('Origins of H5 apps served elsewhere that may call this API'),
  CONNECT_ORIGINS: origins
    .default([])
    .describe('Other API hosts that the H5 app served here may call'),
  APP_IOS_URL: httpUrl
    .optional()
    .describe('Where the native app is in the App Store; without it people are told so'),
  APP_ANDROID_URL: httpUrl.optional().describe('The same for Android: a store, or the package'),
  APP_LINK: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]+:\/\//, 'must be a link like linji://home')
    .optional()
    .describe('Opens the native app where it is installed, such as `linji://home`'),
  SERVICE_PHONE: z.string().default('400-000-0000').describe('Customer service, as people see it'),
  AFTER_SALE_KEEPER: z
    .string()
    .default('值班主管')
    .describe('Who takes over after-sales that nobody answered in time, by name'),
  RETURN_ADDRESS: z
    .string()
    .default('浙江省杭州市余杭区良渚街道 邻集良渚仓')
    .describe('Where people send goods back to'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('How much is logged'),
  DATA_KEY: z
    .base64({ error: 'must be 32 bytes in base64' })
    .refine((value) => Buffer.from(value, 'base64').length === 32, {
      error: 'must be 32 bytes in base64',
    })
    .optional()
    .describe('Seals identities, 32 bytes in base64; default: made once into `DATA_DIR/data.key`'),
  SIGNING_SECRET: z
    .string()
    .min(8, 'must have at least 8 characters')
    .default(DEMO_SECRET)
    .describe('Suffix of request signatures, built into every client; a change rebuilds H5'),
  DEMO_DATA: yesOrNo
    .optional()
    .describe('`yes` seeds demo accounts and goods once; default `yes`, in production `no`'),
  ALLOW_LOCAL: names(guarded)
    .default([])
    .describe(`May stay local: ${guarded.join(', ')}`),
  SMS_PROVIDER: z
    .enum(['local', 'aliyun'], { error: 'must be local or aliyun' })
    .default('local')
    .describe('`local` shows codes at /dev/outbox, `aliyun` sends them'),
  ALIYUN_ACCESS_KEY_ID: optional.describe('Aliyun: access key id'),
  ALIYUN_ACCESS_KEY_SECRET: optional.describe('Aliyun: access key secret'),
  ALIYUN_SMS_SIGN_NAME: optional.describe('Aliyun SMS: signature name'),
  ALIYUN_SMS_TEMPLATE: optional.describe('Aliyun SMS: template code; its variable is `code`'),
  ALIYUN_SMS_URL: url
    .default('https://dysmsapi.aliyuncs.com')
    .describe('Aliyun SMS: address of the service'),
  STORAGE_PROVIDER: z
    .enum(['local', 'aliyun'], { error: 'must be local or aliyun' })
    .default('local')
    .describe('`local` keeps uploads in DATA_DIR, `aliyun` in a private OSS bucket'),
  ALIYUN_OSS_BUCKET: optional.describe('Aliyun OSS: name of the bucket'),
  ALIYUN_OSS_REGION: optional.describe('Aliyun OSS: its region, such as `cn-shanghai`'),
  ALIYUN_OSS_URL: url
    .optional()
    .describe('Aliyun OSS: address of the bucket; default made of its name and region'),
  ALIYUN_OSS_ROLE: optional.describe('Aliyun RAM: role that may put into the bucket'),
  ALIYUN_STS_URL: url
    .default('https://sts.aliyuncs.com')
    .describe('Aliyun STS: address of the service'),
  WECHAT_PROVIDER: z
    .enum(['local', 'wechat'], { error: 'must be local or wechat' })
    .default('local')
    .describe('`local` makes every code a person of its own, `wechat` asks WeChat'),
  WECHAT_URL: url.default('https://api.weixin.qq.com').describe('WeChat: address of the service'),
  WECHAT_MINI_APPID: optional.describe('WeChat: consumer mini program'),
  WECHAT_MINI_SECRET: optional.describe('WeChat: its secret'),
  WECHAT_ITER_APPID: optional.describe('WeChat: operator mini program'),
  WECHAT_ITER_SECRET: optional.describe('WeChat: its secret'),
  WECHAT_WEB_APPID: optional.describe('WeChat: official account behind the H5 app'),
  WECHAT_WEB_SECRET: optional.describe('WeChat: its secret'),
  PAYMENT_PROVIDER: z
    .enum(['local', 'wechat'], { error: 'must be local or wechat' })
    .default('local')
    .describe('`local` is a payment page of our own that moves no money, `wechat` is WeChat Pay'),
  WECHAT_PAY_URL: url
    .default('https://api.mch.weixin.qq.com')
    .describe('WeChat Pay: address of the service'),
  WECHAT_PAY_MCHID: optional.describe('WeChat Pay: number of the merchant'),
  WECHAT_PAY_SERIAL: optional.describe("WeChat Pay: serial number of the merchant's certificate"),
  WECHAT_PAY_API_KEY: z
    .string()
    .regex(/^[!-~]{32}$/, 'must have 32 characters')
    .optional()
    .describe('WeChat Pay: APIv3 key, which opens what is sent to us'),
  WECHAT_PAY_KEYS: optional.describe(
    'WeChat Pay: folder with `merchant.pem` and a `SERIAL.pem` for each key WeChat signs with',
  ),
  LOGISTICS_PROVIDER: z
    .enum(['local', 'kuaidi100'], { error: 'must be local or kuaidi100' })
    .default('local')
    .describe('`local` sends parcels on a made-up way, `kuaidi100` asks where real ones are'),
  KUAIDI100_URL: url
    .default('https://poll.kuaidi100.com')
    .describe('Kuaidi100: address of the service'),
  KUAIDI100_CUSTOMER: optional.describe('Kuaidi100: customer number'),
  KUAIDI100_KEY: optional.describe('Kuaidi100: key that requests are signed with'),
})

type Env = z.output<typeof schema>

export interface Setting {
  name: string
  description: string
  default: string
}

/** The variables as data, in the order of the documentation. */
export const settings: Setting[] = Object.entries(schema.shape).map(([name, field]) => ({
  name,
  description: field.description ?? '',
  default: written(field.safeParse(undefined).data),
}))

function written(value: unknown): string {
  if (value === false) return 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export interface WechatApp {
  appId: string
  secret: string
}

export type SmsConfig =
  | { provider: 'local' }
  | {
      provider: 'aliyun'
      accessKeyId: string
      accessKeySecret: string
      signName: string
      template: string
      url: string
    }

export type StorageConfig =
  | { provider: 'local'; folder: string }
  | {
      provider: 'aliyun'
      accessKeyId: string
      accessKeySecret: string
      bucket: string
      region: string
      url: string
      role: string
      stsUrl: string
    }

export type WechatConfig =
  | { provider: 'local' }
  | {
      provider: 'wechat'
      url: string
      apps: { mini: WechatApp | null; iter: WechatApp | null; web: WechatApp | null }
    }

export type LogisticsConfig =
  { provider: 'local' } | { provider: 'kuaidi100'; url: string; customer: string; key: string }

export type PaymentConfig =
  | { provider: 'local' }
  | {
      provider: 'wechat'
      url: string
      merchantId: string
      serial: string
      apiKey: string
      merchantKey: KeyObject
      /** By serial number: WeChat changes its key now and then, and signs with either meanwhile. */
      platformKeys: Record<string, KeyObject>
      appIds: { mini: string | null; web: string | null }
    }

/** What only those who ask the world are told: how to reach it. */
export interface ProviderConfig {
  sms: SmsConfig
  storage: StorageConfig
  wechat: WechatConfig
  payment: PaymentConfig
  logistics: LogisticsConfig
}

/** What everybody in the house may know; no provider can be made of it. */
export interface Settings {
  production: boolean
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Undefined: the server owns a PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  databaseConnections: number
  /** Without a trailing slash; undefined: made of host and port. */
  publicUrl: string | undefined
  trustProxy: boolean | number | string
  corsOrigins: string[]
  connectOrigins: string[]
  /** The native app; empty where there is none. */
  nativeApp: { link: string; ios: string; android: string }
  servicePhone: string
  afterSaleKeeper: string
  returnAddress: string
  logLevel: string
  /** 32 bytes. */
  dataKey: Buffer
  signingSecret: string
  demoData: boolean
  /** Codes and captcha answers show at /dev/outbox, for no SMS is sent. */
  outboxShown: boolean
  /** Where people pay. */
  cashier: PaymentConfig['provider']
  /** A carrier of our own takes every parcel, or people of the house give them to any other. */
  carriers: 'own' | 'any'
}

export interface Config extends Settings {
  providers: ProviderConfig
}

/** What is wrong with the environment, a line a variable, for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration is not usable:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const problems = [...missing(parsed.data), ...unsafe(parsed.data)]
  if (problems.length > 0) throw new ConfigError(problems)
  return compose(parsed.data)
}

/** What a real provider cannot do without. */
const needed = {
  SMS_PROVIDER: [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_TEMPLATE',
  ],
  STORAGE_PROVIDER: [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_OSS_BUCKET',
    'ALIYUN_OSS_REGION',
    'ALIYUN_OSS_ROLE',
  ],
} as const

const neededToPay = [
  'PUBLIC_URL',
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_API_KEY',
  'WECHAT_PAY_KEYS',
] as const

const wechatPairs = [
  ['WECHAT_MINI_APPID', 'WECHAT_MINI_SECRET'],
  ['WECHAT_ITER_APPID', 'WECHAT_ITER_SECRET'],
  ['WECHAT_WEB_APPID', 'WECHAT_WEB_SECRET'],
] as const

function missing(env: Env): string[] {
  const problems: string[] = []
  for (const provider of ['SMS_PROVIDER', 'STORAGE_PROVIDER'] as const) {
    if (env[provider] !== 'aliyun') continue
    const absent = needed[provider].filter((name) => !env[name])
    problems.push(...absent.map((name) => `${name} is needed while ${provider} is aliyun`))
  }
  if (env.WECHAT_PROVIDER === 'wechat') {
    if (wechatPairs.every(([id]) => !env[id])) {
      problems.push('WECHAT_MINI_APPID is needed while WECHAT_PROVIDER is wechat')
    }
    const halves = wechatPairs.filter(([id, secret]) => Boolean(env[id]) !== Boolean(env[secret]))
    problems.push(...halves.map(([id, secret]) => `${id} and ${secret} go together`))
  }
  if (env.LOGISTICS_PROVIDER === 'kuaidi100') {
    const absent = (['KUAIDI100_CUSTOMER', 'KUAIDI100_KEY'] as const).filter((name) => !env[name])
    problems.push(
      ...absent.map((name) => `${name} is needed while LOGISTICS_PROVIDER is kuaidi100`),
    )
  }
  if (env.PAYMENT_PROVIDER === 'wechat') {
    const absent = neededToPay.filter((name) => !env[name])
    problems.push(...absent.map((name) => `${name} is needed while PAYMENT_PROVIDER is wechat`))
    if (env.WECHAT_PROVIDER !== 'wechat') {
      problems.push('WECHAT_PROVIDER must be wechat while PAYMENT_PROVIDER is wechat')
    }
  }
  return problems
}

function unsafe(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return []
  const atDefault: Record<Guarded, boolean> = {
    SIGNING_SECRET: env.SIGNING_SECRET === DEMO_SECRET,
    SMS_PROVIDER: env.SMS_PROVIDER === 'local',
    STORAGE_PROVIDER: env.STORAGE_PROVIDER === 'local',
    WECHAT_PROVIDER: env.WECHAT_PROVIDER === 'local',
    PAYMENT_PROVIDER: env.PAYMENT_PROVIDER === 'local',
    LOGISTICS_PROVIDER: env.LOGISTICS_PROVIDER === 'local',
  }
  const problems = guarded
    .filter((name) => atDefault[name] && !env.ALLOW_LOCAL.includes(name))
    .map((name) => `${name} is at its demo default; set it, or allow it by ALLOW_LOCAL=${name}`)
  if (env.DATABASE_URL && !env.DATA_KEY) {
    problems.push('DATA_KEY is needed with DATABASE_URL: every server must hold the same key')
  }
  return problems
}

function compose(env: Env): Config {
  const production = env.NODE_ENV === 'production'
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    connectOrigins: env.CONNECT_ORIGINS,
    nativeApp: {
      link: env.APP_LINK ?? '',
      ios: env.APP_IOS_URL ?? '',
      android: env.APP_ANDROID_URL ?? '',
    },
    servicePhone: env.SERVICE_PHONE,
    afterSaleKeeper: env.AFTER_SALE_KEEPER,
    returnAddress: env.RETURN_ADDRESS,
    logLevel: env.LOG_LEVEL,
    dataKey: env.DATA_KEY ? Buffer.from(env.DATA_KEY, 'base64') : keepDataKey(dataDir),
    signingSecret: env.SIGNING_SECRET,
    demoData: env.DEMO_DATA ? env.DEMO_DATA === 'yes' : !production,
    outboxShown: env.SMS_PROVIDER === 'local',
    cashier: env.PAYMENT_PROVIDER,
    carriers: env.LOGISTICS_PROVIDER === 'local' ? 'own' : 'any',
    providers: {
      sms: sms(env),
      storage: storage(env, dataDir),
      wechat: wechat(env),
      payment: payment(env),
      logistics: logistics(env),
    },
  }
}

function sms(env: Env): SmsConfig {
  if (env.SMS_PROVIDER === 'local') return { provider: 'local' }
  return {
    provider: 'aliyun',
    accessKeyId: env.ALIYUN_ACCESS_KEY_ID ?? '',
    accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET ?? '',
    signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
    template: env.ALIYUN_SMS_TEMPLATE ?? '',
    url: env.ALIYUN_SMS_URL,
  }
}

function storage(env: Env, dataDir: string): StorageConfig {
  if (env.STORAGE_PROVIDER === 'local')
    return { provider: 'local', folder: path.join(dataDir, 'uploads') }
  const bucket = env.ALIYUN_OSS_BUCKET ?? ''
  const region = env.ALIYUN_OSS_REGION ?? ''
  return {
    provider: 'aliyun',
    accessKeyId: env.ALIYUN_ACCESS_KEY_ID ?? '',
    accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET ?? '',
    bucket,
    region,
    url: env.ALIYUN_OSS_URL ?? `https://${bucket}.oss-${region}.aliyuncs.com`,
    role: env.ALIYUN_OSS_ROLE ?? '',
    stsUrl: env.ALIYUN_STS_URL,
  }
}

function wechat(env: Env): WechatConfig {
  if (env.WECHAT_PROVIDER === 'local') return { provider: 'local' }
  const app = (appId: string | undefined, secret: string | undefined): WechatApp | null =>
    appId && secret ? { appId, secret } : null
  return {
    provider: 'wechat',
    url: env.WECHAT_URL,
    apps: {
      mini: app(env.WECHAT_MINI_APPID, env.WECHAT_MINI_SECRET),
      iter: app(env.WECHAT_ITER_APPID, env.WECHAT_ITER_SECRET),
      web: app(env.WECHAT_WEB_APPID, env.WECHAT_WEB_SECRET),
    },
  }
}

function payment(env: Env): PaymentConfig {
  if (env.PAYMENT_PROVIDER === 'local') return { provider: 'local' }
  return {
    provider: 'wechat',
    url: env.WECHAT_PAY_URL,
    merchantId: env.WECHAT_PAY_MCHID ?? '',
    serial: env.WECHAT_PAY_SERIAL ?? '',
    apiKey: env.WECHAT_PAY_API_KEY ?? '',
    ...paymentKeys(path.resolve(env.WECHAT_PAY_KEYS ?? '')),
    appIds: { mini: env.WECHAT_MINI_APPID ?? null, web: env.WECHAT_WEB_APPID ?? null },
  }
}

function logistics(env: Env): LogisticsConfig {
  if (env.LOGISTICS_PROVIDER === 'local') return { provider: 'local' }
  return {
    provider: 'kuaidi100',
    url: env.KUAIDI100_URL,
    customer: env.KUAIDI100_CUSTOMER ?? '',
    key: env.KUAIDI100_KEY ?? '',
  }
}

const ownKey = 'merchant.pem'

function paymentKeys(folder: string) {
  try {
    const read = (file: string) => fs.readFileSync(path.join(folder, file))
    const others = fs.readdirSync(folder).filter((file) => /\.pem$/.test(file) && file !== ownKey)
    if (others.length === 0) throw new Error('there is no key of WeChat in it')
    return {
      merchantKey: createPrivateKey(read(ownKey)),
      platformKeys: Object.fromEntries(
        others.map((file) => [file.replace(/\.pem$/, ''), createPublicKey(read(file))]),
      ),
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`WECHAT_PAY_KEYS cannot be used: ${why}`])
  }
}
