import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { standsBefore } from '@server/areas/machine/machine'
import { sharp } from '@server/drawing/sharp'
import { scenePages } from '@server/providers/wechat/scene-pages'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { onAndroid } from '../harness/platforms'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { drawnCode } from '../providers/wechat-mini-code-fake'
import { newMachine } from '../machine/machines'

const path = '/tp5/api/UserCodeActivity/getMachineQrCode'

let fake: WechatFake
let house: House
let now: Date
before(async () => {
  fake = await startWechatFake()
  const env = { WECHAT_PROVIDER: 'wechat', PUBLIC_URL: 'http://127.0.0.1:8080', ...fake.env }
  now = new Date()
  house = await openHouse({ env, clock: () => now })
})
after(async () => {
  await house.close()
  await fake.close()
})

test('in a browser a code of the machine is drawn that opens its page', async () => {
  const { machineId } = await newMachine(house)
  const { token } = await newPerson(house)
  const drawn = await house.ask(path, { machine_id: machineId }, { token })
  const link = `http://127.0.0.1:8080/exchangeShop/Machine?machine_id=${machineId}`
  assert.equal(drawn.link, link)
  const [head, base64] = drawn.picture.split(',')
  assert.equal(head, 'data:image/png;base64')
  const { width, height } = await sharp(Buffer.from(base64!, 'base64')).metadata()
  assert.deepEqual([width, height], [600, 600])
})

test('inside WeChat it is one of the mini program, asked for once, that leads to the same page', async () => {
  const { machineId } = await newMachine(house)
  const { token } = await newPerson(house)
  const before = fake.asked('/wxa/getwxacodeunlimit')
  for (let times = 0; times < 2; times++) {
    const { picture } = await house.ask(path, { machine_id: machineId }, { token, ...onAndroid })
    assert.equal(picture, `data:image/jpeg;base64,${drawnCode.toString('base64')}`)
  }
  assert.deepEqual(fake.codes.at(-1), { scene: `n.${machineId}`, page: scenePages.n })
  assert.equal(fake.asked('/wxa/getwxacodeunlimit'), before + 1)
})

test('who had it drawn does not stand before the machine by it', async () => {
  const { machineId } = await newMachine(house)
  const { token, userId } = await newPerson(house)
  await house.ask(path, { machine_id: machineId }, { token })
  assert.equal(await standsBefore(house.database.db, { userId, machineId, now }), false)
})

test('nobody has codes drawn of machines that are not there, or who is not known', async () => {
  const { token } = await newPerson(house)
  const unknown = await house.call(path, { machine_id: 999_999 }, { token })
  assert.deepEqual([unknown.error, unknown.message], [refusals.notFound.error, '没有找到这台机器'])
  const { machineId } = await newMachine(house)
  assert.equal(
    (await house.call(path, { machine_id: machineId })).error,
    refusals.loginTimeout.error,
  )
})

test('nobody has them drawn without end', async () => {
  const { machineId } = await newMachine(house)
  const { token } = await newPerson(house)
  const ask = () => house.call(path, { machine_id: machineId }, { token })
  for (let times = 0; times < 30; times++) assert.equal((await ask()).error, 0)
  assert.notEqual((await ask()).error, 0)
})
