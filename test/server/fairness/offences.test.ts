import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { earn } from '@server/areas/earnings/earnings'
import { letBegin, noteOffence } from '@server/areas/fairness/fairness'
import { objectionCase as objections, questionCase } from '@server/areas/fairness/tickets/desk'
import { moneyOf, ofAdCampaign, ofHouse, mustTransfer } from '@server/areas/wallet/wallet'
import { walletFaults } from '@server/areas/wallet/faults'
import { dayMs } from '@server/calendar'
import type { OffenceKind } from '@server/areas/fairness/offences/rules'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { refusedAs } from '../harness/request'

const objectionCase = objections(ports.upheld)
const record = '/tp5/api/Fairness/record'
const create = '/tp5/api/UserTicket/create'

describe('an offence', () => {
  const house = () => theHouse
  let theHouse: House
  let number = 0
  before(async () => {
    theHouse = await openHouse({ seeded: false })
    const top = { from: ofHouse('bank'), to: ofAdCampaign(1), amount: 100_000 }
    await theHouse.database.transaction((tx) =>
      mustTransfer(tx, { ...top, title: '充值', subject: 'T1', at: new Date() }),
    )
  })
  after(() => theHouse.close())

  /** Somebody is paid for something and held to have cheated. */
  async function cheat(person: Person, kind: OffenceKind, at = new Date()) {
    number += 1
    const subject = `bill ${number}`
    await house().database.transaction(async (tx) => {
      const income = { userId: person.userId, source: 'task', subject, title: '看短片' } as const
      const settlesAt = new Date(at.getTime() + dayMs)
      await earn(tx, { ...income, amount: 30, from: ofAdCampaign(1), settlesAt, at })
      const incomes = [{ source: 'task', subject }] as const
      const given = { userId: person.userId, kind, about: subject, note: '截图不是这个任务的' }
      await noteOffence(tx, { ...given, incomes, at })
    })
  }
  const recordOf = (person: Person) => house().ask(record, {}, person)
  const newest = async (person: Person) => (await recordOf(person)).list[0]!
  const held = ({ userId }: Person) => moneyOf(house().database.db, userId)
  const atDesk = <T>(work: (desk: Parameters<typeof objectionCase.list>[0]) => Promise<T>) =>
    house().database.transaction((db) => work({ db, config: house().config, now: new Date() }))
  const begin = ({ userId }: Person) =>
    house().database.transaction((tx) =>
      letBegin(
        tx,
        { userId, phone: userId, device: null, network: userId, villageId: null },
        'ad:1',
        new Date(),
      ),
    )

  test('weighs up the ladder: a warning, the reward, and a block that ends', async () => {
    const person = await newPerson(house())
    await cheat(person, 'mechanical')
    assert.deepEqual(
      [(await newest(person)).words, await held(person)],
      ['提醒一次，奖励照常', { pending: 30 }],
    )
    await cheat(person, 'mechanical')
    assert.equal((await newest(person)).words, '收回这次的奖励')
    assert.deepEqual(await held(person), { pending: 30, frozen: 30 })
    await begin(person)
    await cheat(person, 'fakeProof')
    assert.equal((await newest(person)).words, '收回奖励，7 天不能做任务')
    const { blocked_until } = await recordOf(person)
    assert.ok(Math.abs(Date.parse(blocked_until!) - Date.now() - 7 * dayMs) < 60_000)
    await assert.rejects(begin(person), { message: /前不能做任务/ })
  })

  test('of long ago weighs nothing', async () => {
    const person = await newPerson(house())
    await cheat(person, 'fakeProof', new Date(Date.now() - 91 * dayMs))
    await cheat(person, 'mechanical')
    assert.equal((await newest(person)).words, '提醒一次，奖励照常')
  })

  test('that is objected to is lifted at the desk, and the reward goes on', async () => {
    const person = await newPerson(house())
    await cheat(person, 'fakeProof')
    const { offence_id, object_until } = await newest(person)
    assert.ok(object_until)
    const words = '截图是我自己拍的，请再看看'
    const { ticket_id } = await house().ask(create, { offence_id, words }, person)
    refusedAs('offenceMoved', await house().call(create, { offence_id, words }, person))
    assert.equal((await newest(person)).state, 'objected')
    assert.ok((await atDesk((desk) => objectionCase.list(desk))).some(({ id }) => id === ticket_id))
    await atDesk((desk) => objectionCase.approve(desk, ticket_id))
    await assert.rejects(atDesk((desk) => objectionCase.refuse!(desk, ticket_id, '晚了')))
    assert.equal((await newest(person)).state, 'lifted')
    assert.deepEqual(await held(person), { pending: 30, frozen: 0 })
    const { list } = await house().ask('/tp5/api/UserTicket/lists', {}, person)
    assert.match(list[0]!.answer, /申诉通过/)
  })

  test('that the desk upholds gives the money back to who paid it', async () => {
    const person = await newPerson(house())
    const budget = () => moneyOf(house().database.db, 'ad:1').then((held) => held.budget!)
    const before = await budget()
    await cheat(person, 'fakeProof')
    const { offence_id } = await newest(person)
    const { ticket_id } = await house().ask(create, { offence_id, words: '不是我做的呀' }, person)
    await atDesk((desk) => objectionCase.refuse!(desk, ticket_id, '截图上是别的应用'))
    assert.deepEqual(await held(person), { pending: 0, frozen: 0 })
    assert.equal(await budget(), before)
    assert.deepEqual(await walletFaults(house().database.db), [])
  })

  test('that nobody objects to is upheld by the job, once', async () => {
    const person = await newPerson(house())
    const old = new Date(Date.now() - 8 * dayMs)
    await cheat(person, 'manyAccounts', old)
    const { offence_id, object_until } = await newest(person)
    assert.equal(object_until, null)
    const late = await house().call(create, { offence_id, words: '我来晚了一天' }, person)
    refusedAs('offenceMoved', late)
    const jobs = jobsOf(house().config, 'fairness')
    await runJobs(house(), jobs, new Date())
    await runJobs(house(), jobs, new Date())
    assert.equal((await newest(person)).state, 'upheld')
    assert.equal((await held(person)).frozen, 0)
  })

  test('is nobody else’s to object to', async () => {
    const [person, other] = [await newPerson(house()), await newPerson(house())]
    await cheat(person, 'fakeProof')
    const { offence_id } = await newest(person)
    const words = '替邻居说一句话'
    refusedAs('notFound', await house().call(create, { offence_id, words }, other))
  })

  test('of a program that guesses is noted after so many wrong answers', async () => {
    const { userId, token } = await newPerson(house())
    const person = { userId, token }
    const from = { userId, phone: userId, device: null, network: userId, villageId: null }
    for (let one = 0; one < 6; one += 1)
      await house().database.transaction((tx) => letBegin(tx, from, 'ad:1', new Date()))
    for (let one = 0; one < 5; one += 1) {
      const { captcha_id } = await house().ask('/tp5/api/AdTask/captchaVerifyConfig', {}, person)
      const guess = { captcha_id, captcha_code: '0' }
      refusedAs('captchaWrong', await house().call('/tp5/api/AdTask/captchaVerify', guess, person))
      assert.equal((await recordOf(person)).list.length, one === 4 ? 1 : 0)
    }
    assert.equal((await newest(person)).name, '用程序代做任务')
  })

  test('is not needed to ask the house something', async () => {
    const person = await newPerson(house())
    const asked = { about: 'income:7', words: '这笔为什么还没结算' }
    const { ticket_id } = await house().ask(create, asked, person)
    await atDesk((desk) => questionCase.say!(desk, ticket_id, '小邻', '明天上午十点结算'))
    const { list } = await house().ask('/tp5/api/UserTicket/lists', {}, person)
    assert.deepEqual([list[0]!.state, list[0]!.answer], ['answered', '明天上午十点结算'])
    const messages = await house().ask('/tp5/api/Message/messagePage', {}, person)
    assert.equal(messages.list[0]!.text, '明天上午十点结算')
  })
})
