import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { StorageConfig } from '@server/config'
import { reach } from '../reach'
import { signAcs3 } from '../aliyun/acs3-signature'
import { Declined } from '../declined'

type OssConfig = Extract<StorageConfig, { provider: 'aliyun' }>

/** The shortest that Aliyun gives. */
const lastsSeconds = 900

const granted = z.object({
  Credentials: z.object({
    AccessKeyId: z.string(),
    AccessKeySecret: z.string(),
    SecurityToken: z.string(),
    Expiration: z.string(),
  }),
})
const refused = z.object({ Code: z.string(), Message: z.string().optional() })

/** The role may put into the bucket; the policy narrows it to putting below one prefix. */
export async function assumeRole(config: OssConfig, prefix: string, signal: AbortSignal) {
  const policy = {
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['oss:PutObject'],
        Resource: [`acs:oss:*:*:${config.bucket}/${prefix}*`],
      },
    ],
  }
  const { search, headers } = signAcs3(
    {
      method: 'POST',
      host: new URL(config.stsUrl).host,
      query: {
        DurationSeconds: String(lastsSeconds),
        Policy: JSON.stringify(policy),
        RoleArn: config.role,
        RoleSessionName: 'linji-upload',
      },
      headers: {
        'x-acs-action': 'AssumeRole',
        'x-acs-version': '2015-04-01',
        'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomBytes(16).toString('hex'),
      },
    },
    config,
  )
  const response = await reach(`${config.stsUrl}/?${search}`, {
    method: 'POST',
    headers,
    signal,
  })
  return credentialsOf(await response.json())
}

function credentialsOf(reply: unknown) {
  const { success, data } = granted.safeParse(reply)
  if (!success) {
    const { Code, Message } = refused.parse(reply)
    throw new Declined(`Aliyun gave no credentials: ${Code} ${Message ?? ''}`)
  }
  const { AccessKeyId, AccessKeySecret, SecurityToken, Expiration } = data.Credentials
  return {
    accessKeyId: AccessKeyId,
    accessKeySecret: AccessKeySecret,
    securityToken: SecurityToken,
    expiresAt: Expiration,
  }
}
