import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { newUpload } from '../upload/pictures'

const edit = '/user/Center/edit'
const me = '/user/Center/index'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

test('a new name and a new picture are what the profile shows', async () => {
  const { token } = await newPerson(house)
  assert.equal((await house.ask(me, {}, { token })).avatar, '')
  const first = await newUpload(house, token, 'avatar')
  await house.ask(edit, { nickname: ' 东苑老李 ', avatar_id: first.upload_id }, { token })
  const shown = await house.ask(me, {}, { token })
  assert.equal(shown.nickname, '东苑老李')
  const second = await newUpload(house, token, 'avatar')
  const { nickname, avatar } = await house.ask(edit, { avatar_id: second.upload_id }, { token })
  assert.equal(nickname, '东苑老李')
  assert.notEqual(avatar, shown.avatar)
  assert.equal((await house.ask(me, {}, { token })).avatar, avatar)
  const picture = await house.app.inject({
    method: 'GET',
    url: new URL(avatar, 'http://h').pathname,
  })
  assert.equal(picture.statusCode, 200)
})

test('a picture of another person or another kind is nobody’s face', async () => {
  const [one, other] = [await newPerson(house), await newPerson(house)]
  const theirs = await newUpload(house, other.token, 'avatar')
  const receipt = await newUpload(house, one.token, 'after-sale')
  for (const { upload_id } of [theirs, receipt]) {
    const reply = await house.call(edit, { avatar_id: upload_id }, { token: one.token })
    assert.equal(reply.error, 1102)
  }
  assert.equal((await house.ask(me, {}, { token: one.token })).avatar, '')
})

test('nobody passes for the house, or goes without a name', async () => {
  const { token } = await newPerson(house)
  const before = (await house.ask(me, {}, { token })).nickname
  for (const nickname of ['邻集客服', '官方小助手', '   ', '一二三四五六七八九十一二三四五六七']) {
    assert.equal((await house.call(edit, { nickname }, { token })).error, 400, nickname)
  }
  assert.equal((await house.ask(me, {}, { token })).nickname, before)
})

test('what stands unseen or idle between the letters makes no other name of it', async () => {
  const { token } = await newPerson(house)
  for (const nickname of [
    '客\u200b服',
    '官\u2060方小助手',
    '邻\u00ad集',
    '客 服',
    '官·方',
    '管-理_员',
  ]) {
    assert.equal((await house.call(edit, { nickname }, { token })).error, 400, nickname)
  }
  const { nickname } = await house.ask(edit, { nickname: '  柳\u202e岸\n的  猫 ' }, { token })
  assert.equal(nickname, '柳岸 的 猫')
})
