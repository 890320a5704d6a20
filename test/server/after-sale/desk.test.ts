import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { temporaryDataDir } from '../harness/leftovers'
import type { Buyer } from '../harness/people'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
let person: Buyer
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())
beforeEach(async () => {
  person = await counter.buyer({ points: 100 })
})

/** As `npm run desk` does it, in this process. */
async function desk(...words: string[]): Promise<string> {
  return (await carryOut(deskCommand, counter.house, readRequest(words))).join('\n')
}

const by = ['--by', '沈静']

describe('at the desk', () => {
  test('what waits is listed with what it is about, and is gone once it is decided', async () => {
    const { no } = await counter.inState(person, 'applied')
    const line = (await desk('list')).split('\n').find((one) => one.includes(no)) ?? ''
    assert.match(line, /\[申请\] {2}退货退款 搪瓷缸 ×1 100 积分 {2}其他原因/)
    assert.match(await desk('approve', 'after-sale', no, ...by), /已通过：售后/)
    assert.ok(!(await desk('list')).includes(no))
    await counter.sendBack(person, no)
    assert.match(await desk('list'), new RegExp(`${no}.*\\[验货\\]`))
    await desk('approve', 'after-sale', no, ...by)
    assert.equal((await counter.detail(person, no)).state, 'refunded')
    assert.deepEqual(await counter.purse(person), { points: 100, gold: 0 })
    assert.equal((await desk('show', 'after-sale', no)).split('沈静 通过').length, 3)
  })

  test('one is shown whole, its pictures saved, with what a yes would mean', async () => {
    const { order_sn } = await counter.received(person)
    const pictures = await counter.picture(person)
    const no = await counter.apply(person, order_sn, { reason: 'broken', pictures })
    const folder = path.join(temporaryDataDir(), 'looking')
    const shown = await desk('show', 'after-sale', no, '--pictures', folder)
    for (const words of ['待处理', '立即退款', '收到时已破损', '和页面上说的不一样', order_sn]) {
      assert.ok(shown.includes(words), words)
    }
    assert.deepEqual(fs.readdirSync(folder), [`${no}-1.png`])
  })

  test('a word to the person reaches them without deciding, and theirs reach the desk', async () => {
    const { no } = await counter.inState(person, 'applied')
    await counter.ask(calls.message, { after_sale_no: no, text: '急用，麻烦快一点' }, person)
    await desk('say', 'after-sale', no, ...by, '--text', '请补一张瓶底的照片')
    const { messages, state } = await counter.detail(person, no)
    assert.equal(state, 'applied')
    assert.deepEqual(
      messages.map(({ mine, text }) => [mine, text]),
      [
        [1, '急用，麻烦快一点'],
        [0, '请补一张瓶底的照片'],
      ],
    )
    assert.ok(!JSON.stringify(messages).includes('沈静'), 'who of the house it was stays there')
    assert.match(await desk('show', 'after-sale', no), /顾客：急用，麻烦快一点\n {2}沈静：请补一张/)
  })

  test('a refusal reaches the person with its reason', async () => {
    const { no } = await counter.inState(person, 'applied')
    await desk('refuse', 'after-sale', no, ...by, '--reason', '照片里看不出破损')
    const { state, answer: why } = await counter.detail(person, no)
    assert.deepEqual([state, why], ['refused', '照片里看不出破损'])
  })

  test('what was handed over says to whom', async () => {
    const { no } = await counter.inState(person, 'applied')
    counter.laterDays(3)
    await counter.runJobs()
    counter.setNow(new Date())
    assert.match(await desk('list'), new RegExp(`${no}.*已转值班主管`))
  })

  test('what cannot be is refused and changes nothing', async () => {
    const { no } = await counter.inState(person, 'agreed')
    await assert.rejects(desk('approve', 'after-sale', no, ...by), /待寄回，现在没有要处理的/)
    await assert.rejects(desk('approve', 'after-sale', 'LS1', ...by), /没有找到这个售后/)
    await assert.rejects(desk('say', 'after-sale', no, ...by), /请填写留言/)
    await assert.rejects(desk('say', 'identity', no, ...by, '--text', '你好'), /不能留言/)
    assert.equal((await counter.detail(person, no)).state, 'agreed')
  })
})

test('goods that cost much take two people at the step that gives the money back', async () => {
  const { order_sn } = await counter.received(person, { money: 25_000 })
  const no = await counter.apply(person, order_sn, { kind: 'return' })
  assert.match(await desk('approve', 'after-sale', no, ...by), /已通过/)
  await counter.sendBack(person, no)
  assert.match(await desk('approve', 'after-sale', no, ...by), /已提出通过/)
  assert.equal((await counter.detail(person, no)).state, 'returning')
  const other = readRequest(['approve', 'after-sale', no, '--by', '刘洋'])
  await carryOut(deskCommand, { ...counter.house, osUser: 'liu' }, other)
  assert.equal((await counter.detail(person, no)).state, 'refunding')
})
