import { z } from 'zod'
import { setting } from './setting'
import { trustProxy } from './trust-proxy'
import {
  cents,
  connections,
  httpUrl,
  keys,
  origins,
  port,
  postgres,
  token,
  url,
  yesOrNo,
} from './values'

/** WeChat Pay cannot do without it; all else can. */
export const publicUrl = setting(
  'PUBLIC_URL',
  url,
  'The address people use, where a proxy stands in front; default `http://HOST:PORT`',
)

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What the server is told of itself, whatever its providers are. */
export const general = {
  mode: setting(
    'NODE_ENV',
    z
      .enum(['development', 'test', 'production'], {
        error: 'must be development, test or production',
      })
      .default('development'),
    '`production` refuses demo secrets and local providers, and seeds no demo data',
  ),
  port: setting('PORT', port.default(8080), 'Port of the app and the API; 0 takes a free one'),
  host: setting(
    'HOST',
    z.string().default('127.0.0.1'),
    'Address to listen on; `0.0.0.0` opens it to the network',
  ),
  dataDir: setting(
    'DATA_DIR',
    z.string().default('.data'),
    'Folder of the database the server owns, its keys and its uploads',
  ),
  h5Dir: setting(
    'H5_DIR',
    z.string().default('dist/h5'),
    'Folder of the built H5 app; one that is empty leaves the API alone',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    postgres.optional(),
    'An external PostgreSQL; without it the server owns one in DATA_DIR',
  ),
  databaseOwnerUrl: setting(
    'DATABASE_OWNER_URL',
    postgres.optional(),
    'The same database as who owns its tables: migrates, restores and gives the role of DATABASE_URL its rights',
  ),
  databaseConnections: setting(
    'DATABASE_CONNECTIONS',
    connections.default(20),
    'Most connections one server opens to the database',
  ),
  publicUrl: { ...publicUrl, schema: publicUrl.schema.optional() },
  trustProxy: setting(
    'TRUST_PROXY',
    trustProxy.default(false),
    '`no`, or whose forwarded headers are believed: addresses of proxies, or how many there are',
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    token.optional(),
    'Whoever bears it may read /metrics; without it only this very machine may',
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    origins.default([]),
    'Origins of H5 apps served elsewhere that may call this API',
  ),
  connectOrigins: setting(
    'CONNECT_ORIGINS',
    origins.default([]),
    'Other API hosts that the H5 app served here may call',
  ),
  servicePhone: setting(
    'SERVICE_PHONE',
    z.string().default('400-000-0000'),
    'Customer service, as people see it',
  ),
  serviceHours: setting(
    'SERVICE_HOURS',
    z.string().optional(),
    'When somebody is there, as people read it: `每天 9:00–21:00`',
  ),
  serviceChat: setting(
    'SERVICE_CHAT_URL',
    httpUrl.optional(),
    'Where people chat with customer service on the web: a link of WeChat’s, `https://work.weixin.qq.com/kfid/…`',
  ),
  afterSaleKeeper: setting(
    'AFTER_SALE_KEEPER',
    z.string().default('值班主管'),
    'Who takes over after-sales that nobody answered in time, by name',
  ),
  fourEyes: setting(
    'DESK_FOUR_EYES',
    cents.default(20_000),
    'From how many cents on a refund at the desk needs a second person; `no`: never',
  ),
  returnAddress: setting(
    'RETURN_ADDRESS',
    z.string().default('浙江省杭州市余杭区良渚街道 邻集良渚仓'),
    'Where people send goods back to',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z
      .enum(levels, { error: 'must be fatal, error, warn, info, debug, trace or silent' })
      .default('info'),
    'How much is logged',
  ),
  dataKey: setting(
    'DATA_KEY',
    keys.optional(),
    'Seals identities, 32 bytes in base64, former ones after it; default: made once into `DATA_DIR/data.key`',
  ),
  signingSecret: setting(
    'SIGNING_SECRET',
    z.string().min(8, 'must have at least 8 characters').default('linji-demo-secret'),
    'Suffix of request signatures, built into every client; a change rebuilds H5',
  ),
  demoData: setting(
    'DEMO_DATA',
    yesOrNo.optional(),
    '`yes` plants demo data once; default `yes`, in production `no`, which refuses such data',
  ),
}

/** The native app; empty where there is none. */
export const nativeApp = {
  ios: setting(
    'APP_IOS_URL',
    httpUrl.optional(),
    'Where the native app is in the App Store; without it people are told so',
  ),
  android: setting(
    'APP_ANDROID_URL',
    httpUrl.optional(),
    'The same for Android: a store, or the package',
  ),
  link: setting(
    'APP_LINK',
    z
      .string()
      .regex(/^[a-z][a-z0-9+.-]+:\/\//, 'must be a link like linji://home')
      .optional(),
    'Opens the native app where it is installed, such as `linji://home`',
  ),
}
