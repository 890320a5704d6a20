import path from 'node:path'
import { keepDataKey } from '@server/config/data-key'
import { type DataKey, dataKeyOf } from '@server/database/data-key'
import { readSms, readStorage, sms, storage } from './config/aliyun'
import { backup } from './config/backup'
import { closed, openedThere, readClosed } from './config/closed'
import { general, nativeApp } from './config/general'
import { logistics, readLogistics } from './config/logistics'
import { staysHere, staysNearby } from './config/nearby'
import { payment, readPayment } from './config/payment'
import { framedBy, readRewarded, rewarded } from './config/rewarded'
import { type Env, EnvReader, type Setting, setting } from './config/setting'
import { listOf } from './config/values'
import { readTongue, tongue } from './config/tongue'
import { readWechat, wechat } from './config/wechat'

export type { SmsConfig, StorageConfig } from './config/aliyun'
export type { LogisticsConfig } from './config/logistics'
export type { PaymentConfig } from './config/payment'
export { readVerifierKeys, type RewardedConfig, type VerifierKeys } from './config/rewarded'
export type { TongueConfig } from './config/tongue'
export type { TemplateField } from './config/templates'
export type { WechatApp, WechatConfig } from './config/wechat'

const providers = { sms, storage, wechat, payment, logistics, rewarded, tongue }

/** What stands here for a start, and is nobody's. */
const samples = ['signingSecret', 'servicePhone', 'returnAddress'] as const

const sampleNames = samples.map((sample) => general[sample].name)
const guarded = [...sampleNames, ...Object.values(providers).map(({ choice }) => choice.name)]

const allowLocal = setting(
  'ALLOW_LOCAL',
  listOf(guarded).default([]),
  `May stay as they are here: ${sampleNames.join(', ')} and each _PROVIDER, by their names`,
)

const here = 'http://127.0.0.1'

const known: Setting[] = [
  ...Object.values(general),
  ...Object.values(backup),
  ...Object.values(nativeApp),
  ...Object.values(closed),
  ...Object.values(openedThere),
  allowLocal,
  ...Object.values(providers).flatMap(({ choice, fields }) => [
    choice,
    ...Object.values<Setting>(fields),
  ]),
]

/** Every variable the server knows, once: the table of the README is made of them. */
export const settings = [...new Map(known.map((one) => [one.name, one])).values()].map(
  ({ name, says, schema }) => ({
    name,
    description: says,
    default: written(schema.safeParse(undefined).data),
  }),
)

function written(value: unknown): string {
  if (value === false) return 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is wrong with the environment, a line a variable, for the person who starts the server. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration is not usable:', ...problems.map((line) => `  ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

function readAll(reader: EnvReader) {
  const { dataDir: folder, demoData, ...told } = reader.read(general)
  const dataDir = path.resolve(folder)
  const { ios = '', android = '', link = '' } = reader.read(nativeApp)
  const { allowed } = reader.read({ allowed: allowLocal })
  const production = told.mode === 'production'
  const asked = readWechat(reader, production)
  const providers = {
    sms: readSms(reader),
    storage: readStorage(reader, dataDir),
    wechat: asked,
    payment: readPayment(reader, asked),
    logistics: readLogistics(reader),
    rewarded: readRewarded(reader),
    tongue: readTongue(reader),
  }
  const config = {
    ...told,
    production,
    /** Absolute. */
    dataDir,
    nativeApp: { ios, android, link },
    backup: reader.read(backup),
    closed: readClosed(reader),
    demoData: demoData ? demoData === 'yes' : !production,
    /** Codes and captcha answers lie in the outbox, for no SMS is sent. */
    outboxShown: providers.sms.provider === 'local',
    /** The pages under /dev that tell secrets: for nobody but whoever sits at this machine. */
    devPages: !production && told.trustProxy === false && staysHere(told.publicUrl ?? here),
    /** Where people pay. */
    cashier: providers.payment.provider,
    /** A carrier of our own takes every parcel, or people of the house give them to any other. */
    carriers: providers.logistics.provider === 'local' ? ('own' as const) : ('any' as const),
    /** Who is sent photographs of tongues, as people read it; empty: nobody. */
    tongueService: providers.tongue.provider === 'local' ? '' : providers.tongue.name,
    /** Whose pages the app shows in its own. */
    framed: framedBy(providers.rewarded),
    providers,
  }
  return { config, allowed }
}

type Told = ReturnType<typeof readAll>

export type Config = Omit<Told['config'], 'dataKey'> & { dataKey: DataKey }

/** What only those who ask the world are told: how to reach it. */
export type ProviderConfig = Config['providers']

/** What everybody in the house may know; no provider can be made of it. */
export type Settings = Omit<Config, 'providers'>

export function loadConfig(env: Env): Config {
  const reader = new EnvReader(env)
  const read = readAll(reader)
  if (reader.problems.length > 0) throw new ConfigError(reader.problems)
  const problems = unsafe(read)
  if (problems.length > 0) throw new ConfigError(problems)
  const { config } = read
  return { ...config, dataKey: dataKeyOf(config.dataKey ?? keepDataKey(config.dataDir)) }
}

function unsafe(told: Told): string[] {
  if (told.config.production) return unfinished(told)
  const { mode, publicUrl = here } = told.config
  if (mode === 'test' || staysNearby(publicUrl)) return []
  return [
    `PUBLIC_URL is open to the world, so NODE_ENV must be production: as ${mode} this server plants demo ` +
      'accounts and sends no real codes',
  ]
}

/** What a server for real people cannot be without. */
function unfinished({ config, allowed }: Told): string[] {
  const names = Object.keys(providers) as (keyof typeof providers)[]
  const local = names.filter((name) => config.providers[name].provider === 'local')
  const atDefault = [
    ...samples
      .filter((sample) => config[sample] === general[sample].schema.parse(undefined))
      .map((sample) => general[sample].name),
    ...local.map((name) => providers[name].choice.name),
  ]
  const problems = atDefault
    .filter((name) => !allowed.includes(name))
    .map((name) => `${name} is at its demo default; set it, or allow it by ALLOW_LOCAL=${name}`)
  if (config.databaseUrl && !config.dataKey)
    problems.push('DATA_KEY is needed with DATABASE_URL: every server must hold the same key')
  return problems
}
