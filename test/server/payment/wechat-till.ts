import { openTill, type Till } from './till'
import { startWechatPayFake, type WechatPayFake } from './wechat-pay-fake'

export interface WechatTill {
  fake: WechatPayFake
  till: Till
  close: () => Promise<void>
}

/** A till whose money goes through the fake of WeChat Pay; both have one clock. */
export async function openWechatTill(): Promise<WechatTill> {
  const fake = await startWechatPayFake()
  const till = await openTill(fake.env)
  fake.setClock(till.now)
  return {
    fake,
    till,
    async close() {
      await till.close()
      await fake.close()
    },
  }
}
