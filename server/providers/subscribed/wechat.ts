import { z } from 'zod'
import type { WechatConfig } from '@server/config'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import { postTo } from '../wechat/ask'
import { failureOf } from '../wechat/failure'
import { fieldsOf } from './fields'
import type { SubscribedProvider } from './subscribed'

type RealConfig = Extract<WechatConfig, { provider: 'wechat' }>

const path = '/cgi-bin/message/subscribe/send'

const answer = z.object({ errcode: z.number(), errmsg: z.string().default('') })

/** Not allowed, or no longer; not our person; or the person has left. */
const refused = new Set([43101, 43116, 40003])

export const createWechatSubscribed = (
  { url, apps, miniVersion, templates }: RealConfig,
  guard: Guard,
): SubscribedProvider => ({
  templates: Object.fromEntries(
    apps.mini ? Object.entries(templates).map(([name, { id }]) => [name, id]) : [],
  ),
  async send({ openid, template, page, ...values }) {
    const chosen = templates[template]
    if (!apps.mini || !chosen) throw new Declined(`There is no template for ${template}`)
    const { errcode, errmsg } = await postTo({ url, app: apps.mini, guard })(path, answer, {
      touser: openid,
      template_id: chosen.id,
      page,
      miniprogram_state: states[miniVersion],
      lang: 'zh_CN',
      data: fieldsOf(chosen.fields, values),
    })
    if (errcode === 0) return 'sent'
    if (refused.has(errcode)) return 'refused'
    throw failureOf(errcode, `WeChat did not send the message (${errmsg})`)
  },
})

/** What WeChat calls the versions here. */
const states = { release: 'formal', trial: 'trial', develop: 'developer' } as const
