import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SmsConfig } from '@server/config'
import { signAcs3 } from '../aliyun/acs3-signature'
import type { SmsProvider } from './sms'

type AliyunConfig = Extract<SmsConfig, { provider: 'aliyun' }>

const patience = 10_000
const reply = z.object({ Code: z.string(), Message: z.string().optional() })

export const createAliyunSms = (config: AliyunConfig): SmsProvider => ({
  async send({ phone, code }) {
    const { host } = new URL(config.url)
    const { search, headers } = signAcs3(
      {
        method: 'POST',
        host,
        query: {
          PhoneNumbers: phone,
          SignName: config.signName,
          TemplateCode: config.template,
          TemplateParam: JSON.stringify({ code }),
        },
        headers: {
          'x-acs-action': 'SendSms',
          'x-acs-version': '2017-05-25',
          'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
          'x-acs-signature-nonce': randomBytes(16).toString('hex'),
        },
      },
      config,
    )
    const response = await fetch(`${config.url}/?${search}`, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(patience),
    })
    const { Code, Message } = reply.parse(await response.json())
    if (Code !== 'OK') throw new Error(`Aliyun did not take the SMS: ${Code} ${Message ?? ''}`)
  },
})
