import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { api, type Path } from '@contract/api'
import { ownPhone } from '@server/areas/auth/auth'
import { type CodePurpose, codePurposes } from '@server/areas/auth/code-purposes'
import { issueCode, spendCode } from '@server/areas/auth/sms-codes'
import { Refusal } from '@server/call/refusal'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { somePhone } from '../harness/request'

const purposes = Object.keys(codePurposes) as CodePurpose[]

let house: House
before(async () => {
  house = await openHouse({ seeded: false, working: true })
})
after(() => house.close())

function surroundings() {
  const { config, database } = house
  const apart = <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
    database.transaction(work)
  return { config, db: database.db, now: new Date(), apart }
}

for (const purpose of purposes) {
  test(`a code for ${purpose} is good for nothing else`, async () => {
    const wish = { phone: somePhone(), asker: 'somebody' }
    const code = await issueCode(surroundings(), { ...wish, purpose })
    for (const other of purposes.filter((each) => each !== purpose)) {
      await assert.rejects(
        spendCode(surroundings(), { ...wish, code, purpose: other }),
        (reason) => reason instanceof Refusal && reason.refusal === 'smsExpired',
      )
    }
    await spendCode(surroundings(), { ...wish, code, purpose })
  })
}

/** What they are asked says which purpose it is. */
const told: readonly Path[] = ['/tp5/api/Codevalidates/send', '/user/Center/changePhone']

test('each purpose has its own calls', () => {
  const calls = Object.values(codePurposes).flatMap(({ sends, spends }): Path[] => [
    sends,
    ...spends,
  ])
  const own = calls.filter((path) => !told.includes(path))
  assert.equal(new Set(own).size, own.length)
  assert.ok(calls.every((path) => api[path].method === 'POST'))
})

test('a code that proves an exchange does not sign in', async () => {
  const { token, userId } = await newPerson(house)
  await house.ask('/tp5/api/ExchangeShop/sendSms', {}, { token })
  const phone = await ownPhone({ db: house.database.db, config: house.config }, userId)
  const code = await house.sent(phone)
  assert.equal((await house.call('/tp5/api/UserLogin/smsLogin', { phone, code })).error, 1004)
})
