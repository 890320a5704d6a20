import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Remote, startRemote } from './remote'

export const accessKey = { id: 'LTAI-test', secret: 'a-secret-of-aliyun' }

export interface AliyunFake extends Remote {
  sent: Record<string, string>[]
}

/**
 * Aliyun's SMS service. It rebuilds the signature from what arrived on the wire, by the steps of
 * the documentation of signature V3, and shares no code with the provider.
 */
export async function startAliyunFake(): Promise<AliyunFake> {
  const sent: Record<string, string>[] = []
  const remote = await startRemote((url, request) => {
    const problem = acs3Problem(url, request, 'SendSms 2017-05-25')
    if (problem) return { status: 400, body: { Code: problem, Message: problem, RequestId: '1' } }
    const query = Object.fromEntries(url.searchParams)
    if (query.PhoneNumbers === '13000000000')
      return { body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发流控', RequestId: '2' } }
    sent.push(query)
    return { body: { Code: 'OK', Message: 'OK', BizId: '9', RequestId: '3' } }
  })
  return { ...remote, sent }
}

/** What Aliyun would have against a call of this action and version, by its signature V3. */
export function acs3Problem(
  url: URL,
  { method, headers, url: target }: IncomingMessage,
  action: string,
) {
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return 'MissingAuthorization'
  const [, credential, names = '', signature] = parts
  if (credential !== accessKey.id) return 'InvalidAccessKeyId.NotFound'
  if (`${String(headers['x-acs-action'])} ${String(headers['x-acs-version'])}` !== action)
    return 'InvalidAction.NotFound'
  const age = Math.abs(Date.now() - Date.parse(String(headers['x-acs-date'])))
  if (!(age < 15 * 60 * 1000)) return 'InvalidTimeStamp.Expired'
  for (const name of ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date'])
    if (!names.split(';').includes(name)) return 'SignatureDoesNotMatch'

  const query = (target ?? '').split('?')[1] ?? ''
  const sorted = query.split('&').sort().join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}`)
  const canonical = [method, url.pathname, sorted, ...lines, '', names]
  const request = [...canonical, headers['x-acs-content-sha256']].join('\n')
  const hashed = createHash('sha256').update(request).digest('hex')
  const expected = createHmac('sha256', accessKey.secret)
    .update(['ACS3-HMAC-SHA256', hashed].join('\n'))
    .digest('hex')
  return expected === signature ? undefined : 'SignatureDoesNotMatch'
}
