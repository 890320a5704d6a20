import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { ownPhone } from '@server/areas/auth/auth'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { forgetGuests } from '@server/areas/partner/guests/guests'
import { carryOut } from '@server/command/run'
import { temporaryDataDir } from '../harness/leftovers'
import type { Person } from '../harness/people'
import { somePhone } from '../harness/request'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { goesOut } from './campaigns'
import { type Confirming, openConfirming } from './confirming'

const detail = '/tp5/api/Campaign/detail'
const listed = { audience: [{ rule: 'listed', by: '清溪银行' }] }
const bySms = [
  { do: 'sms', text: '验证手机号' },
  { do: 'receive', text: '领取' },
]

let bank: CampaignHouse
let partner: Confirming
before(async () => {
  bank = await openCampaignHouse()
  partner = await openConfirming(bank)
})
after(() => bank.close())

function written(lines: readonly string[]): string {
  const file = path.join(temporaryDataDir(), 'list.txt')
  fs.writeFileSync(file, lines.join('\r\n'))
  return file
}

const run = (
  command: 'invite' | 'confirm',
  key: string,
  lines: readonly string[],
  ...flags: string[]
) =>
  carryOut(
    campaignCommand,
    { ...bank.house, now: bank.now() },
    campaignCommand.readRequest([command, key, written(lines), ...flags]),
  )

const phoneOf = ({ userId }: Person) =>
  ownPhone({ db: bank.house.database.db, config: bank.house.config }, userId)

describe('a list of whom a partner has invited', () => {
  test('lets those on it receive, and says to others what it is about', async () => {
    const [guest, stranger] = [await bank.person(), await bank.person()]
    const key = await bank.campaign(listed)
    const phones = [await phoneOf(guest), somePhone(), '', somePhone()]
    assert.deepEqual(await run('invite', key, [...phones, phones[0]!]), [
      '邀请名单：新增 3 个手机号，已有 0 个',
    ])
    const shown = await bank.ask(detail, { key }, stranger)
    const words = '这个手机号不在清溪银行的邀请名单里，请用收到邀请的手机号'
    assert.deepEqual([shown.action.do, shown.action.note], ['none', words])
    const refused = await bank.receive(key, stranger)
    assert.deepEqual([refused.error, refused.message], [2306, words])
    assert.equal((await bank.receive(key, guest)).error, 0)
  })

  test('of one campaign says nothing in another', async () => {
    const guest = await bank.person()
    const [key, other] = [await bank.campaign(listed), await bank.campaign(listed)]
    await run('invite', key, [await phoneOf(guest)])
    assert.equal((await bank.receive(other, guest)).error, 2306)
  })

  test('is kept as hashes, and forgotten after the campaign', async () => {
    const key = await bank.campaign(listed)
    const phone = somePhone()
    await run('invite', key, [phone])
    const rowsOf = () =>
      bank.one<{ count: number; said: string }>(
        `select count(*)::int as count, string_agg(phone_hash, '') as said
         from campaign_guests where campaign_key = $1`,
        [key],
      )
    const { count, said } = await rowsOf()
    assert.equal(count, 1)
    assert.ok(!said.includes(phone))
    const { database } = bank.house
    await forgetGuests(database.db, bank.now())
    assert.equal((await rowsOf()).count, 1)
    await forgetGuests(database.db, new Date(bank.now().getTime() + 40 * 24 * 3600_000))
    assert.equal((await rowsOf()).count, 0)
  })

  test('is judged for the phone that is named, where another may be', async () => {
    const person = await bank.person()
    const key = await bank.campaign({ ...listed, phone: 'any', steps: bySms })
    const phone = somePhone()
    await run('invite', key, [phone])
    assert.equal((await bank.ask(detail, { key }, person)).action.do, 'receive')
    const check = (told: object) => bank.ask('/tp5/api/Campaign/check', { key, ...told }, person)
    assert.deepEqual([(await check({})).allowed, (await check({ phone })).allowed], [0, 1])
    const own = await bank.receive(key, person, { code: await bank.codeFor(await phoneOf(person)) })
    assert.equal(own.error, 2306)
    const received = await bank.receive(key, person, { phone, code: await bank.codeFor(phone) })
    assert.equal(received.error, 0, received.message)
  })

  test('is whole or not taken at all, and can be tried first', async () => {
    const key = await bank.campaign(listed)
    await assert.rejects(run('invite', key, [somePhone(), '1380000', '李四']), /第 2 行[^]*第 3 行/)
    assert.deepEqual(await run('invite', key, [somePhone()], '--check'), [
      '邀请名单：新增 1 个手机号，已有 0 个',
      '只是核对：什么也没有写入',
    ])
    const report = await carryOut(campaignCommand, bank.house, {
      command: 'report',
      key,
      by: '',
    })
    assert.ok(report.includes('邀请名单 0 个手机号'))
    await assert.rejects(run('invite', await bank.campaign(), [somePhone()]), /没有邀请名单/)
    await assert.rejects(run('invite', key, ['']), /没有手机号/)
  })
})

describe('a list of what a partner confirms', () => {
  test('is as good as its messages', async () => {
    const [person, other] = [await bank.person(), await bank.person()]
    const key = await bank.campaign(goesOut)
    const reference = await partner.referenceOf(key, person)
    assert.deepEqual(await run('confirm', key, [reference], '--check'), [
      '合作方确认：新增 1 人次，已有 0 人次',
      '只是核对：什么也没有写入',
    ])
    assert.equal((await bank.receive(key, person)).error, 2326)
    await run('confirm', key, [reference])
    await partner.confirms(key, other)
    assert.equal((await bank.receive(key, person)).error, 0)
    const both = [reference, await partner.referenceOf(key, other)]
    assert.deepEqual(await run('confirm', key, both), ['合作方确认：新增 0 人次，已有 2 人次'])
  })

  test('of another campaign is not taken', async () => {
    const [key, other] = [await bank.campaign(goesOut), await bank.campaign(goesOut)]
    const reference = await partner.referenceOf(other, await bank.person())
    await assert.rejects(run('confirm', key, [reference, 'x']), /第 1 行[^]*第 2 行/)
    await assert.rejects(run('confirm', await bank.campaign(), [reference]), /没有要合作方确认/)
  })
})

test('who may not receive costs neither a captcha nor a message', async () => {
  const person = await bank.person()
  const card = { rule: 'card', bank: '清溪银行', digits: 6, prefixes: ['62'] }
  const key = await bank.campaign({
    audience: [card, ...listed.audience],
    phone: 'any',
    steps: bySms,
  })
  const phone = somePhone()
  await run('invite', key, [phone])
  const { database, config } = bank.house
  const surroundings = { db: database.db, config, now: bank.now(), address: '127.0.0.1' }
  const { captchaId } = await offerCaptcha(surroundings)
  const proof = { captcha_id: captchaId, captcha_code: await bank.house.sent(captchaId) }
  const send = (told: object) =>
    bank.call('/tp5/api/Campaign/sendSms', { key, ...proof, ...told }, person)
  assert.equal((await send({ phone, card: '400000' })).error, 2306)
  assert.equal((await send({ phone: somePhone(), card: '621700' })).error, 2306)
  assert.equal((await send({ phone })).error, 2312)
  const sent = await send({ phone, card: '621700' })
  assert.equal(sent.error, 0, sent.message)
})
