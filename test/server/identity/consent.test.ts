import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { agreementAcceptances } from '@server/areas/agreement/tables'
import { uploadJobs } from '@server/areas/upload/jobs'
import { uploads } from '@server/areas/upload/tables'
import { runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { agreeToIdentityNotice, newUpload, somePicture } from '../upload/pictures'
import { someApplication, someIdNumber } from './applications'

const verify = '/user/nameVerify/verify'
const photo = '/user/nameVerify/idcardImage'

let house: House
let person: Person
before(async () => {
  house = await openHouse({ seeded: false })
})
after(() => house.close())
beforeEach(async () => {
  person = await newPerson(house)
})

const mine = () => house.ask('/user/nameVerify/detail', {}, person)
const withdraw = () => house.ask('/user/nameVerify/withdraw', {}, person)

async function refused(reply: ReturnType<House['call']>) {
  const { error, message } = await reply
  const { identityConsentNeeded: expected } = refusals
  assert.deepEqual([error, message], [expected.error, expected.message])
}

/** What somebody without consent would send to each of the ways in. */
async function refusesAll() {
  const content = somePicture()
  await refused(house.call(photo, { content, side: 'front' }, person))
  const anyKind = '/tp5/api/UserUpload/uploadBase64Image'
  await refused(house.call(anyKind, { kind: 'identity', content }, person))
  const [front_id, back_id] = ['0', '1'].map((end) => `0199a000-0000-7000-8000-00000000000${end}`)
  const application = { name: '王秀英', id_number: someIdNumber(), front_id, back_id }
  await refused(house.call(verify, application as never, person))
}

describe('before anything is taken of an identity card', () => {
  test('its own notice has to be agreed to, by whichever call it comes', async () => {
    assert.equal((await mine()).consented_at, null)
    await refusesAll()
    const kept = await house.database.db
      .select()
      .from(uploads)
      .where(eq(uploads.userId, person.userId))
    assert.deepEqual(kept, [])
    await agreeToIdentityNotice(house, person.token)
    assert.ok((await mine()).consented_at)
    const taken = await house.call(photo, { content: somePicture(), side: 'front' }, person)
    assert.equal(taken.error, 0)
  })

  test('agreeing to what everybody agrees to is not enough, nor to another version', async () => {
    const { agreement_version: version } = await house.ask('/tp5/api/Common/config', {})
    await house.ask('/user/Center/agree', { version }, person)
    await refusesAll()
    const other = await house.call('/user/nameVerify/consent', { version: '0.1' }, person)
    assert.deepEqual([other.error, other.message], [400, '告知书刚刚更新了，请重新阅读'])
    await refusesAll()
  })

  test('it is kept once, with its version and time', async () => {
    await agreeToIdentityNotice(house, person.token)
    await agreeToIdentityNotice(house, person.token)
    const { said } = await house.ask('/user/Center/agreement', {}, person)
    const notices = said.filter(({ key }) => key === 'identity')
    assert.deepEqual(
      notices.map(({ title, version, said: word }) => [title, version, word]),
      [['身份信息告知书', '1.0', 'accepted']],
    )
  })

  test('an older version that was agreed to does not stand for the new one', async () => {
    await agreeToIdentityNotice(house, person.token)
    await house.database.db
      .update(agreementAcceptances)
      .set({ version: '0.9' })
      .where(eq(agreementAcceptances.agreement, 'identity'))
    assert.equal((await mine()).consented_at, null)
    await refusesAll()
  })
})

describe('a consent that is taken back', () => {
  test('takes name, number and every photo with it, and leaves the number free', async () => {
    const application = await someApplication(house, person.token)
    await house.ask(verify, application, person)
    await newUpload(house, person.token, 'identity')
    const avatar = await newUpload(house, person.token, 'avatar')
    const { state, consented_at } = await withdraw()
    assert.deepEqual([state, consented_at], ['none', null])
    await runJobs(house, uploadJobs, new Date())
    const left = await house.database.db
      .select()
      .from(uploads)
      .where(eq(uploads.userId, person.userId))
    assert.deepEqual(
      left.map(({ uploadId }) => uploadId),
      [avatar.upload_id],
    )
    await refusesAll()
    const other = await newPerson(house)
    const theirs = { ...(await someApplication(house, other.token)) }
    const { id_number } = application
    assert.equal((await house.call(verify, { ...theirs, id_number }, other)).error, 0)
  })

  test('stays written down, and can be given again', async () => {
    await agreeToIdentityNotice(house, person.token)
    await withdraw()
    await house.ask(verify, await someApplication(house, person.token), person)
    assert.equal((await mine()).state, 'waiting')
    const { said } = await house.ask('/user/Center/agreement', {}, person)
    const words = said.filter(({ key }) => key === 'identity').map((one) => one.said)
    assert.deepEqual(words, ['accepted', 'withdrawn', 'accepted'])
  })
})
