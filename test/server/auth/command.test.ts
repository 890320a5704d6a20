import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { accountCommand } from '@server/areas/auth/command/account-command'
import { readRequest } from '@server/areas/auth/command/request'
import { carryOut } from '@server/command/run'
import { somePhone } from '../harness/request'
import { type Accounts, openAccounts, type Resident } from '../account/person'

let place: Accounts
before(async () => {
  place = await openAccounts()
})
after(() => place.close())

const obey = (...words: string[]) =>
  carryOut(
    accountCommand,
    { ...place.house, now: place.now() },
    readRequest([...words, '--by', '郑丽']),
  )
const online = async (person: Resident) =>
  (await place.call('/user/Center/index', {}, person)).error

describe('for somebody who has lost their phone', () => {
  test('all sessions of the account end, and nobody else’s', async () => {
    const [person, neighbour] = [await place.enter(), await place.enter()]
    assert.match((await obey('show', person.phone)).join('\n'), /其他设备 .*登录/)
    assert.deepEqual(await obey('sign-out', person.phone), ['已退出 1 台设备'])
    assert.deepEqual([await online(person), await online(neighbour)], [401, 0])
  })

  test('the account moves to the number that they have now', async () => {
    const person = await place.enter()
    const phone = somePhone()
    await obey('move', person.phone, phone)
    assert.equal(await online(person), 401)
    assert.equal((await place.enter(phone)).userId, person.userId)
    assert.notEqual((await place.enter(person.phone)).userId, person.userId)
  })

  test('a number with an account is not moved to, and nothing is done by halves', async () => {
    const [person, neighbour] = [await place.enter(), await place.enter()]
    await assert.rejects(obey('move', person.phone, neighbour.phone), /不能换过来/)
    assert.equal(await online(person), 0)
  })

  test('a number without an account, or none at all, is told', async () => {
    await assert.rejects(obey('sign-out', somePhone()), /没有账号/)
    assert.throws(() => readRequest(['sign-out', '12345']), /11 位手机号/)
    assert.throws(() => readRequest(['sign-out', somePhone()]), /姓名/)
    assert.throws(() => readRequest(['move', somePhone()]), /11 位新手机号/)
    assert.throws(() => readRequest(['sign-out', somePhone(), 'x']), /不明白/)
    assert.throws(() => readRequest([]), /要做什么/)
  })
})
