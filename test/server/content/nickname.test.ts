import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { doubtfulWords, inMiniProgram } from './members'

const edit = '/user/Center/edit'
const me = '/user/Center/index'
const day = 24 * 3600 * 1000

let fake: WechatFake
let house: House
before(async () => {
  fake = await startWechatFake()
  house = await openHouse({ seeded: false, env: { WECHAT_PROVIDER: 'wechat', ...fake.env } })
})
after(async () => {
  await house.close()
  await fake.close()
})
beforeEach(() => fake.reader.failsWith(0))

/** Somebody who signed in with the mini program. */
async function member(): Promise<Person> {
  return inMiniProgram(house, await newPerson(house))
}

const rename = ({ token }: Person, nickname: string) => house.call(edit, { nickname }, { token })
const nameOf = async ({ token }: Person) => (await house.ask(me, {}, { token })).nickname

const checkLater = (now = new Date()) => runJobs(house, jobsOf(house.config, 'content'), now)

const doubts = () => doubtfulWords(house)
const atDesk = async (person: Person) => (await doubts().of(person)) !== undefined

describe('a nickname', () => {
  test('is shown to WeChat with its writer, and taken when nothing is wrong with it', async () => {
    const person = await member()
    assert.equal((await rename(person, '东苑老李')).error, 0)
    assert.deepEqual(fake.reader.asked.at(-1), {
      ...{ version: 2, scene: 1, openid: `o-${person.userId}`, content: '东苑老李' },
    })
    assert.equal(await atDesk(person), false)
  })

  test('that is risky is refused, and the one before stays', async () => {
    const person = await member()
    const before = await nameOf(person)
    fake.reader.suggests('坏名字', 'risky')
    const { error, message } = await rename(person, '坏名字')
    assert.deepEqual([error, message], [1105, '内容含有不允许的信息，请修改后再提交'])
    assert.equal(await nameOf(person), before)
  })

  test('of somebody whom WeChat does not know is held against the words of the house', async () => {
    const stranger = await newPerson(house)
    const asked = fake.reader.asked.length
    assert.equal((await rename(stranger, '代 开-发 票')).error, 1105)
    assert.equal((await rename(stranger, '西苑老王')).error, 0)
    assert.equal(fake.reader.asked.length, asked)
  })

  test('in doubt is taken, and a person of the house decides', async () => {
    fake.reader.suggests('怪名字', 'review')
    const [kept, lost] = [await member(), await member()]
    for (const person of [kept, lost]) assert.equal((await rename(person, '怪名字')).error, 0)
    await doubts().approve(kept)
    await doubts().refuse(lost)
    assert.equal(await nameOf(kept), '怪名字')
    assert.notEqual(await nameOf(lost), '怪名字')
    assert.deepEqual([await atDesk(kept), await atDesk(lost)], [false, false])
  })
})

describe('while WeChat does not answer', () => {
  const taken = async (nickname: string) => {
    const person = await member()
    fake.reader.failsWith(61010)
    assert.equal((await rename(person, nickname)).error, 0)
    return person
  }

  test('a nickname is taken and looked at later', async () => {
    const [good, bad] = [await taken('南苑老赵'), await taken('坏名字')]
    fake.reader.failsWith(0)
    fake.reader.suggests('坏名字', 'risky')
    await checkLater()
    assert.equal(await nameOf(good), '南苑老赵')
    assert.notEqual(await nameOf(bad), '坏名字')
  })

  test('nothing is lost: after a day a person looks at it', async () => {
    const person = await taken('北苑老钱')
    await checkLater()
    assert.equal(await atDesk(person), false)
    await checkLater(new Date(Date.now() + day))
    assert.equal(await atDesk(person), true)
  })

  test('a nickname that was changed meanwhile is not taken away', async () => {
    const person = await taken('坏名字')
    fake.reader.failsWith(0)
    fake.reader.suggests('坏名字', 'risky')
    assert.equal((await rename(person, '中苑老孙')).error, 0)
    await checkLater()
    assert.equal(await nameOf(person), '中苑老孙')
  })
})
