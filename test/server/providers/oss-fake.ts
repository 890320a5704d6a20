import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { accessKey, acs3Problem } from './aliyun-fake'

const bucket = 'linji-uploads'
const region = 'cn-shanghai'
const role = 'acs:ram::1:role/linji-upload'

interface Holder {
  secret: string
  /** Of temporary credentials: their token, and the only place they may put anything. */
  token?: string
  prefix?: string
}

export interface OssFake {
  env: Record<string, string>
  objects: Map<string, Buffer>
  close: () => Promise<void>
}

/**
 * A bucket with its token service. Signatures are rebuilt from what arrived on the wire, by the
 * steps of the documentation of signature V4, and no code is shared with the provider.
 */
export async function startOssFake(): Promise<OssFake> {
  const objects = new Map<string, Buffer>()
  const holders = new Map<string, Holder>([[accessKey.id, { secret: accessKey.secret }]])

  function assumeRole(url: URL, request: IncomingMessage) {
    const problem = acs3Problem(url, request, 'AssumeRole 2015-04-01')
    const query = url.searchParams
    if (problem) return { Code: problem, Message: problem, RequestId: '1' }
    if (query.get('RoleArn') !== role) return { Code: 'EntityNotExist.Role', Message: 'no role' }
    const [, prefix = ''] =
      /acs:oss:\*:\*:linji-uploads\/(.*)\*"/.exec(query.get('Policy') ?? '') ?? []
    const id = `STS.${holders.size}`
    const holder = { secret: `secret of ${id}`, token: `token of ${id}`, prefix }
    holders.set(id, holder)
    const lasts = Number(query.get('DurationSeconds')) * 1000
    return {
      RequestId: '2',
      Credentials: {
        AccessKeyId: id,
        AccessKeySecret: holder.secret,
        SecurityToken: holder.token,
        Expiration: new Date(Date.now() + lasts).toISOString(),
      },
    }
  }

  function work(
    { method, headers }: IncomingMessage,
    key: string,
    body: Buffer,
    response: ServerResponse,
  ) {
    const content = objects.get(key)
    if (method === 'PUT') objects.set(key, body)
    else if (method === 'DELETE') objects.delete(key)
    else if (!content) return refuse(response, 404, 'NoSuchKey')
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (from === undefined) return response.end(content)
    return response.writeHead(206).end(content?.subarray(Number(from), Number(to) + 1))
  }

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://fake')
      if (request.headers['x-acs-action'])
        return response.end(JSON.stringify(assumeRole(url, request)))
      const key = decodeURIComponent(url.pathname.slice(1))
      const problem = oss4Problem(request, key, holders)
      if (problem) return refuse(response, 403, problem)
      return work(request, key, body, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    env: {
      STORAGE_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: accessKey.id,
      ALIYUN_ACCESS_KEY_SECRET: accessKey.secret,
      ALIYUN_OSS_BUCKET: bucket,
      ALIYUN_OSS_REGION: region,
      ALIYUN_OSS_URL: url,
      ALIYUN_OSS_ROLE: role,
      ALIYUN_STS_URL: url,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)

function oss4Problem(request: IncomingMessage, key: string, holders: Map<string, Holder>) {
  const { method, headers, url: target = '' } = request
  const [, credential = '', signature = ''] =
    /^OSS4-HMAC-SHA256 Credential=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [id = '', day = '', ...rest] = credential.split('/')
  const holder = holders.get(id)
  if (!holder) return 'InvalidAccessKeyId'
  if (rest.join('/') !== `${region}/oss/aliyun_v4_request`) return 'InvalidArgument'
  if (headers['x-oss-security-token'] !== holder.token) return 'InvalidSecurityToken'
  const moment = String(headers['x-oss-date'])
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment) ?? []
  const age = Math.abs(Date.now() - Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`))
  if (!(age < 15 * 60 * 1000) || !moment.startsWith(day)) return 'RequestTimeTooSkewed'

  const [rawPath = '', rawQuery = ''] = target.split('?')
  const names = Object.keys(headers)
    .filter((name) => /^x-oss-|^content-(type|md5)$/.test(name))
    .sort()
  let text = `${method}\n/${bucket}${rawPath}\n${rawQuery.split('&').sort().join('&')}\n`
  for (const name of names) text += `${name}:${String(headers[name])}\n`
  text += `\n\n${String(headers['x-oss-content-sha256'])}`
  const hashed = createHash('sha256').update(text).digest('hex')
  const lines = ['OSS4-HMAC-SHA256', moment, [day, ...rest].join('/'), hashed].join('\n')
  let derived = createHmac('sha256', `aliyun_v4${holder.secret}`).update(day).digest()
  derived = createHmac('sha256', derived).update(region).digest()
  derived = createHmac('sha256', derived).update('oss').digest()
  derived = createHmac('sha256', derived).update('aliyun_v4_request').digest()
  if (createHmac('sha256', derived).update(lines).digest('hex') !== signature)
    return 'SignatureDoesNotMatch'
  if (holder.prefix === undefined) return undefined
  return method === 'PUT' && key.startsWith(holder.prefix) ? undefined : 'AccessDenied'
}
