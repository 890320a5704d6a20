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

/** In Chinese letters; what is longer Aliyun refuses. */
const longestVariable = 35

const variable = (text: string) => [...text].slice(0, longestVariable).join('')

export function createAliyunSms(config: AliyunConfig, guard: Guard): SmsProvider {
  return {
    send: ({ phone, code }) => sendSms(phone, config.template, { code }),
    reminds: (template) => config.reminders[template] !== undefined,
    async remind({ phone, template, thing, state }) {
      const code = config.reminders[template]
      if (!code) throw new Declined(`There is no SMS for ${template}`)
      await sendSms(phone, code, { thing: variable(thing), state })
    },
  }

  async function sendSms(phone: string, template: string, variables: Record<string, string>) {
    const { host } = new URL(config.url)
    const { search, headers } = signAcs3(
      {
        method: 'POST',
        host,
        query: {
          PhoneNumbers: phone,
          SignName: config.signName,
          TemplateCode: template,
          TemplateParam: JSON.stringify(variables),
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
  }
}
