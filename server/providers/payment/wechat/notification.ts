import { z } from 'zod'
import { Forged } from '../../forged'
import type { Arrived } from '../payment'
import { objectionTo, type WechatPayConfig } from './client'
import { openResource } from './resource'

const notification = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.string(),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
})

/** Opened once it was seen to come from WeChat, and now. */
export function openNotification(config: WechatPayConfig, { headers, body }: Arrived, now: Date) {
  const header = (name: string) => [headers[name] ?? ''].flat().join()
  const objection = objectionTo(config, header, body, now)
  if (objection) throw new Forged(objection)
  const { event_type: event, resource } = notification.parse(JSON.parse(body))
  return {
    event,
    content: () => JSON.parse(openResource(config.apiKey, resource)) as unknown,
    mustBeFor: (merchantId: string | undefined) => {
      if (merchantId !== config.merchantId) throw new Forged(`it is for merchant ${merchantId}`)
    },
  }
}
