import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Person } from '../harness/people'
import { openPostOffice, type PostOffice } from '../message/post-office'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { paths } from './calendar'

const allow = '/tp5/api/Message/rewardMsgSubscribe'
const choose = '/user/common/setMessage'
const template = 'ID-SIGN-IN'

let wechat: WechatFake
let office: PostOffice
let person: Person
before(async () => {
  wechat = await startWechatFake()
  office = await openPostOffice({
    ...wechat.env,
    WECHAT_PROVIDER: 'wechat',
    WECHAT_MINI_TEMPLATES: `signIn=${template}:thing1-thing,phrase2-state`,
  })
})
after(async () => {
  await office.close()
  await wechat.close()
})
/** Somebody whom WeChat knows, who wants to be reminded this evening. */
beforeEach(async () => {
  person = await office.at(24 + 12, await office.person())
  await office.bind(person)
  await office.ask(paths.remind, { on: 1, hour: 20 }, person)
})

const openidOf = ({ userId }: Person) => `openid-${userId}`
const lettersTo = (whom: Person) =>
  wechat.letters.sent.filter(({ touser }) => touser === openidOf(whom))

/** They tapped "allow" so often, which WeChat knows and so do we. */
async function allowed(times: number) {
  for (let time = 0; time < times; time++) {
    wechat.letters.allow(openidOf(person), template)
    await office.ask(allow, { templates: 'signIn' }, person)
  }
}

/** The jobs, as they run one after another in the evening. */
async function evening(hours = 20) {
  person = await office.at(hours, person)
  for (let time = 0; time < 2; time++) {
    await office.sweep('sign-in')
    await office.carry()
  }
}

describe('the reminder by WeChat', () => {
  test('is sent once an evening to who allowed it, however often the job runs', async () => {
    await allowed(3)
    await evening()
    const [letter, ...more] = lettersTo(person)
    assert.deepEqual(more, [])
    assert.equal(letter?.template_id, template)
    assert.equal(letter?.page, 'pages/sign-in/sign-in/page')
    assert.deepEqual(letter?.data, {
      thing1: { value: '每日签到' },
      phrase2: { value: '待签到' },
    })
    await evening(24 + 20)
    assert.equal(lettersTo(person).length, 2)
  })

  test('is not sent without a permission that is left, but lies in the inbox', async () => {
    await evening()
    assert.deepEqual(lettersTo(person), [])
    assert.deepEqual(await office.titles(person), ['今天还没签到'])
    await allowed(1)
    await evening(24 + 20)
    await evening(24 + 20)
    assert.equal(lettersTo(person).length, 1)
  })

  test('is not sent to who wants none by WeChat, or has signed in', async () => {
    await allowed(2)
    await office.ask(choose, { subject: 'activity', way: 'wechat', on: 0 }, person)
    await evening()
    assert.deepEqual(lettersTo(person), [])
    await office.ask(choose, { subject: 'activity', way: 'wechat', on: 1 }, person)
    person = await office.at(24 + 9, person)
    await office.ask(paths.signIn, {}, person)
    await evening()
    assert.deepEqual(lettersTo(person), [])
  })
})
