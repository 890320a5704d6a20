import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { openWechatTill, type WechatTill } from './wechat-till'

let place: WechatTill
before(async () => {
  place = await openWechatTill()
})
after(() => place.close())

/** Somebody at the desk: the account of the machine, and the name they give. */
const clerk =
  (osUser: string, name: string) =>
  async (...words: string[]) => {
    const request = readRequest([...words, '--by', name])
    return (await carryOut(deskCommand, { ...place.till.house, osUser }, request)).join('\n')
  }
const shen = clerk('shen', '沈静')
const liu = clerk('liu', '刘洋')

async function strayed(amount: number) {
  const { fake, till } = place
  const key = fake.payStray(`LJP${Math.random().toString().slice(2, 12)}`, amount)
  await till.hear(await fake.tell(key))
  const id = fake.trades.get(key)!.transactionId!
  return {
    id,
    givenBack: async () => {
      till.later(301)
      await till.refund()
      return [...fake.trades.get(key)!.refunds.values()]
    },
  }
}

describe('a refund of much money', () => {
  test('is proposed by one and approved by another', async () => {
    const { id, givenBack } = await strayed(20_000)
    assert.match(
      await shen('show', 'money', id),
      /要两个人通过：这次退 200.00 元，达到了 200.00 元/,
    )
    assert.match(await shen('approve', 'money', id), /已提出通过，等另一个人/)
    assert.deepEqual(await givenBack(), [])
    assert.match(await liu('list'), new RegExp(`${id}.*\\[沈静已提出通过，等另一个人\\]`))
    assert.match(await liu('show', 'money', id), /沈静 提出通过，等另一个人/)
    assert.match(await liu('approve', 'money', id), /已通过：对不上的款项/)
    assert.ok(!(await liu('list')).includes(id))
    assert.deepEqual(await givenBack(), [20_000])
  })

  test('is not approved twice by one person, by another name or from another account', async () => {
    const { id, givenBack } = await strayed(50_000)
    await shen('approve', 'money', id)
    const alone = [shen, clerk('shen', '刘洋'), clerk('liu', '沈静')]
    for (const same of alone)
      await assert.rejects(same('approve', 'money', id), /沈静（系统账号 shen）.*另一个人/)
    assert.deepEqual(await givenBack(), [])
    await liu('approve', 'money', id)
    assert.deepEqual(await givenBack(), [50_000])
  })

  test('is proposed anew after a proposal that somebody has decided against', async () => {
    const { id, givenBack } = await strayed(30_000)
    await shen('approve', 'money', id)
    await liu('settle', 'money', id, '--note', '转账退了')
    await assert.rejects(shen('approve', 'money', id), /已经处理好了/)
    assert.deepEqual(await givenBack(), [])
  })
})

test('a refund of less takes one', async () => {
  const { id, givenBack } = await strayed(19_999)
  assert.doesNotMatch(await shen('show', 'money', id), /要两个人/)
  await shen('approve', 'money', id)
  assert.deepEqual(await givenBack(), [19_999])
})
