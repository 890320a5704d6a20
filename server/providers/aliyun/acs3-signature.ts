import { createHash, createHmac } from 'node:crypto'
import { escape } from './escape'

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Unsigned {
  method: string
  host: string
  query: Record<string, string>
  /** `x-acs-action`, `x-acs-version`, `x-acs-date` and `x-acs-signature-nonce`. */
  headers: Record<string, string>
}

interface AccessKey {
  accessKeyId: string
  accessKeySecret: string
}

/** Aliyun's signature V3 of a call whose parameters are all in the query. */
export function signAcs3({ method, host, query, headers }: Unsigned, key: AccessKey) {
  const search = canonical(query)
  const signed: Record<string, string> = { ...headers, host, 'x-acs-content-sha256': sha256('') }
  const names = Object.keys(signed).sort()
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join('')
  const request = [method, '/', search, lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', key.accessKeySecret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${key.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { search, headers: { ...signed, authorization } }
}

const canonical = (query: Record<string, string>) =>
  Object.keys(query)
    .sort()
    .map((name) => `${escape(name)}=${escape(query[name] ?? '')}`)
    .join('&')
