import path from 'node:path'
import { choose, provider } from './provider'
import { type EnvReader, setting } from './setting'
import { smsTemplates } from './templates'
import { text, url } from './values'

const accessKey = {
  accessKeyId: setting('ALIYUN_ACCESS_KEY_ID', text, 'Aliyun: access key id'),
  accessKeySecret: setting('ALIYUN_ACCESS_KEY_SECRET', text, 'Aliyun: access key secret'),
}

export const sms = provider('SMS_PROVIDER', {
  kind: 'aliyun',
  says: '`local` shows codes at /dev/outbox and by `npm run codes`, `aliyun` sends them',
  fields: {
    ...accessKey,
    signName: setting('ALIYUN_SMS_SIGN_NAME', text, 'Aliyun SMS: signature name'),
    template: setting(
      'ALIYUN_SMS_TEMPLATE',
      text,
      'Aliyun SMS: template code; its variable is `code`',
    ),
    reminders: setting(
      'ALIYUN_SMS_REMINDERS',
      smsTemplates.default({}),
      'Aliyun SMS: template codes of reminders, as docs/OPERATIONS.md writes them; one that is missing is not sent',
    ),
    url: setting(
      'ALIYUN_SMS_URL',
      url.default('https://dysmsapi.aliyuncs.com'),
      'Aliyun SMS: address of the service',
    ),
  },
})

export const storage = provider('STORAGE_PROVIDER', {
  kind: 'aliyun',
  says: '`local` keeps uploads in DATA_DIR, `aliyun` in a private OSS bucket',
  fields: {
    ...accessKey,
    bucket: setting('ALIYUN_OSS_BUCKET', text, 'Aliyun OSS: name of the bucket'),
    region: setting('ALIYUN_OSS_REGION', text, 'Aliyun OSS: its region, such as `cn-shanghai`'),
    url: setting(
      'ALIYUN_OSS_URL',
      url.optional(),
      'Aliyun OSS: address of the bucket; default made of its name and region',
    ),
    role: setting('ALIYUN_OSS_ROLE', text, 'Aliyun RAM: role that may put into the bucket'),
    stsUrl: setting(
      'ALIYUN_STS_URL',
      url.default('https://sts.aliyuncs.com'),
      'Aliyun STS: address of the service',
    ),
  },
})

export const readSms = (reader: EnvReader) => choose(reader, sms)

export function readStorage(reader: EnvReader, dataDir: string) {
  const chosen = choose(reader, storage)
  if (chosen.provider === 'local') return { ...chosen, folder: path.join(dataDir, 'uploads') }
  const { bucket, region } = chosen
  return { ...chosen, url: chosen.url ?? `https://${bucket}.oss-${region}.aliyuncs.com` }
}

export type SmsConfig = ReturnType<typeof readSms>
export type StorageConfig = ReturnType<typeof readStorage>
