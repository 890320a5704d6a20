import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SmsConfig } from '@server/config'
import { reach } from '../reach'
import { signAcs3 } from '../aliyun/acs3-signature'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import type { SmsProvider } from './sms'

type AliyunConfig = Extract<SmsConfig, { provider: 'aliyun' }>

const reply = z.object({ Code: z.string(), Message: z.string().optional() })

export const createAliyunSms = (config: AliyunConfig, guard: Guard): SmsProvider => ({
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
    await guard(async (signal) => {
      const response = await reach(`${config.url}/?${search}`, { method: 'POST', headers, signal })
      const { Code, Message } = reply.parse(await response.json())
      if (Code !== 'OK') throw new Declined(`Aliyun did not take the SMS: ${Code} ${Message ?? ''}`)
    })
  },
})
