import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { demo } from '@server/database/demo'
import { openHouse } from '../server/harness/openHouse'
import { startWechatFake } from '../server/providers/wechat-fake'
import { until } from '../server/harness/until'

const login = '/tp5/api/UserLogin/wechatOAuthLogin'
const [signIns, wechatTakes, rounds] = [60, 5_000, 100]
const allowed = 2

/** What others feel while WeChat takes its time with many. Fails where that is twice as long as else. */
export async function bench() {
  const wechat = await startWechatFake()
  const house = await openHouse({ env: { ...wechat.env, WECHAT_PROVIDER: 'wechat' } })
  try {
    const token = await house.signIn(demo.consumer.userId)
    const read = () => house.ask('/user/Center/index', {}, { token })
    const write = () =>
      house.ask('/user/common/setMessage', { subject: 'order', way: 'sms', on: 1 }, { token })
    await timed(read)
    await timed(write)
    const alone = { read: await timed(read), write: await timed(write) }
    const { release } = wechat.hold()
    const began = performance.now()
    const waiting = Array.from({ length: signIns }, (_, nth) =>
      house.call(login, { platform: 'mini', code: wechat.grant('mini', `openid-${nth}`) }),
    )
    await until('all have asked WeChat', () => wechat.asked('/sns/jscode2session') === signIns)
    const beside = { read: await timed(read), write: await timed(write) }
    await sleep(Math.max(0, wechatTakes - (performance.now() - began)))
    release()
    const replies = await Promise.all(waiting)
    // whoever is not bound yet is told so: WeChat has said who they are
    assert.ok(replies.every(({ error }) => error === 1005))
    console.log(
      `${signIns} sign-ins at once, WeChat answers after ${wechatTakes / 1000} s: all answered`,
    )
    console.log('                alone      beside them')
    for (const what of ['read', 'write'] as const) {
      const [before, during] = [alone[what], beside[what]]
      console.log(`${what.padEnd(8)}${ms(before)}${ms(during)}   ${(during / before).toFixed(2)}×`)
      assert.ok(during < before * allowed, `a ${what} takes more than ${allowed} times as long`)
    }
  } finally {
    await house.close()
    await wechat.close()
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(14)

/** The median, so that a moment in which the machine did something else does not count. */
async function timed(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await ask()
    took.push(performance.now() - began)
  }
  return took.sort((one, other) => one - other)[Math.floor(rounds / 2)]!
}
