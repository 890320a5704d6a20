import { createHash, createHmac } from 'node:crypto'
import { escape } from '../aliyun/escape'

const algorithm = 'OSS4-HMAC-SHA256'
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Unsigned {
  method: string
  bucket: string
  key: string
  query?: Record<string, string>
  /** Those named x-oss-…, content-type and content-md5; others travel unsigned. */
  headers: Record<string, string>
  at: Date
}

interface Signer {
  accessKeyId: string
  accessKeySecret: string
  region: string
}

/** OSS's signature V4 in a header. The payload is not signed: the connection protects it. */
export function signOss4({ method, bucket, key, query = {}, headers, at }: Unsigned, by: Signer) {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const signed: Record<string, string> = {
    ...headers,
    'x-oss-content-sha256': 'UNSIGNED-PAYLOAD',
    'x-oss-date': moment,
  }
  const lines = Object.keys(signed)
    .sort()
    .map((name) => `${name}:${signed[name]?.trim()}\n`)
    .join('')
  const canonical = [
    method,
    `/${bucket}/${escapeKey(key)}`,
    canonicalQuery(query),
    lines,
    '',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const scope = `${day}/${by.region}/oss/aliyun_v4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const signingKey = scope
    .split('/')
    .reduce<Buffer | string>(hmac, `aliyun_v4${by.accessKeySecret}`)
  const signature = createHmac('sha256', signingKey)
    .update([algorithm, moment, scope, hash].join('\n'))
    .digest('hex')
  const authorization = `${algorithm} Credential=${by.accessKeyId}/${scope},Signature=${signature}`
  return { ...signed, authorization }
}

export const escapeKey = (key: string) => key.split('/').map(escape).join('/')

/** A parameter without a value stands alone. */
const canonicalQuery = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => [escape(name), escape(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (value ? `${name}=${value}` : name))
    .join('&')
