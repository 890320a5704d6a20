import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { readRequest } from '@server/areas/campaign/command/request'
import { debit } from '@server/areas/wallet/wallet'
import { carryOut } from '@server/command/run'
import { temporaryDataDir } from '../harness/leftovers'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { lamps, somePrize } from './campaigns'

const join = '/tp5/api/Campaign/join'
const help = '/tp5/api/Campaign/help'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const spent = { currency: 'points', amount: 50, from: 'exchange', title: '换了东西' } as const
const run = (...words: string[]) => carryOut(campaignCommand, place.house, readRequest(words))

test('accounts that help from one phone are told by the report, and their lamps go out with them', async () => {
  const key = await place.campaign(lamps)
  const owner = await place.person()
  const { entry_id } = await place.ask(join, { key }, owner)
  const device = randomUUID()
  const [first, second] = [await place.person(), await place.person()]
  await place.ask(help, { entry_id, device }, first)
  assert.doesNotMatch((await run('report', key)).join(), /同一台手机/)
  assert.equal((await place.ask(help, { entry_id, device }, second)).lit, 2)
  const told = (await run('report', key)).join('\n')
  assert.match(told, /异常 同一台手机多人：1 人，最多 2 次/)
  assert.match(told, new RegExp(`${second.userId} {2}1\\d{2}\\*{4}\\d{4} .*帮人 1 次`))

  assert.match((await run('block', key, second.userId)).join(), /替别人点的 1 盏拆掉了/)
  assert.equal((await place.ask('/tp5/api/Campaign/lamps', { entry_id }, null)).lit, 1)
  const again = await place.call(help, { entry_id }, second)
  assert.match(again.message, /已停止参加本活动/)
  assert.match((await run('report', key)).join(), /已停止参加/)
  assert.equal((await place.call(join, { key }, second)).message, again.message)
  await run('unblock', key, second.userId)
  assert.equal((await place.ask(help, { entry_id }, second)).lit, 2)
})

test('one who helps many neighbours from one phone is no crowd', async () => {
  const key = await place.campaign(lamps)
  const device = randomUUID()
  const friend = await place.person()
  for (let nth = 0; nth < 2; nth++) {
    const { entry_id } = await place.ask(join, { key }, await place.person())
    await place.ask(help, { entry_id, device }, friend)
  }
  assert.doesNotMatch((await run('report', key)).join(), /异常/)
})

test('whoever was taken out receives nothing more', async () => {
  const key = await place.campaign()
  const person = await place.person()
  await run('block', key, person.userId)
  const { error, message } = await place.receive(key, person)
  assert.equal(error, 2306)
  assert.match(message, /三十天内联系客服/)
})

test('what somebody received is taken back as far as it is there', async () => {
  const prizes = [
    somePrize({ key: 'points' }),
    somePrize({ key: 'code', name: '月卡', gives: { type: 'code' }, stock: 1 }),
  ]
  const key = await place.campaign({ limits: [], prizes }, ['TAKEN1'])
  const person = await place.person()
  await place.receive(key, person, { prize_key: 'points' })
  await place.receive(key, person, { prize_key: 'points' })
  await place.receive(key, person, { prize_key: 'code' })
  await place.house.database.transaction((tx) =>
    debit(tx, { userId: person.userId, ...spent, at: place.now() }),
  )
  const told = (await run('take-back', key, person.userId)).sort()
  assert.deepEqual(told, [
    '月卡：券码已经给出，收不回',
    '见面礼：收回',
    '见面礼：收回 50，其余 50 已经用掉',
  ])
  const { points } = await place.ask('/user/Center/index', {}, person)
  assert.equal(points, 0)
  assert.match((await run('take-back', key, person.userId)).join(), /^月卡：券码/)
})

test('which code went to whom can be written out, and that is on record', async () => {
  const prizes = [somePrize({ name: '月卡', gives: { type: 'code' }, stock: 2 })]
  const key = await place.campaign({ prizes }, ['=CMD(1)', 'PLAIN2'])
  const [one, other] = [await place.person(), await place.person()]
  await place.receive(key, one)
  place.later(1)
  await place.receive(key, other)
  const [head, ...lines] = await run('export', key)
  assert.equal(head, '"领取时间","奖品","券码","手机号","用户编号","领取编号"')
  assert.deepEqual(
    lines.map((line) => line.split(',')[2]),
    [`"'=CMD(1)"`, '"PLAIN2"'],
  )
  assert.ok(lines[0]!.includes(one.userId) && /"1\d{2}\*{4}\d{4}"/.test(lines[0]!))
  const file = path.join(temporaryDataDir(), 'codes.csv')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  assert.match((await run('export', key, file)).join(), /2 个券码/)
  assert.equal(fs.statSync(file).mode & 0o077, 0)
  const { times } = await place.one<{ times: number }>(
    `select count(*)::int as times from house_records where command = 'campaign export' and about = $1`,
    [key],
  )
  assert.equal(times, 2)
})
