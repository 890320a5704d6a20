import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { visitor } from '@server/areas/auth/asker'
import { sendingRules } from '@server/areas/auth/rules'
import { countSending } from '@server/areas/auth/sms-limits'
import { businessDay } from '@server/calendar'
import { somePhone } from '../harness/request'
import { until } from '../harness/until'
import { type App, openPhones, type Phones, someApp } from './phones'

let phones: Phones
before(async () => {
  phones = await openPhones()
})
beforeEach(() => {
  phones.later(24 * 3600)
})
after(() => phones.close())

/** So many messages have gone out from a network today, to as many phones. */
async function crowd({ address }: App, messages: number) {
  const { config, database } = phones.house
  const asker = visitor({ config, address }, undefined)
  const context = { config, db: database.db, now: phones.now() }
  for (let sent = 0; sent < messages; sent++)
    await countSending(context, {
      phone: somePhone(),
      asker,
      standing: 'newcomer',
      solved: 'long',
    })
}

const kindAt = async (app: App) => {
  const captcha = await phones.house.ask('/tp5/api/Codevalidates/captcha', {}, phones.from(app))
  return captcha.kind
}

describe('a crowded network', () => {
  test('is asked for a long picture, and goes on', async () => {
    const app = someApp()
    await crowd(app, sendingRules.calmNetwork - 1)
    assert.equal(await kindAt(app), 'picture')
    assert.equal((await phones.send(app, somePhone())).error, 0)
    assert.equal(await kindAt(app), 'long')
    const short = await phones.send(app, somePhone())
    assert.deepEqual([short.error, /6 位数字/.test(short.message)], [1010, true])
    assert.equal((await phones.send(app, somePhone(), 'long')).error, 0)
  })

  test('does not hold up who has signed in there before', async () => {
    const app = someApp()
    const { phone } = await phones.member(app)
    await crowd(app, sendingRules.calmNetwork)
    assert.equal((await phones.send(app, phone)).error, 0)
  })

  test('that is full keeps a part for those who are known, and tells nobody whose phone has an account', async () => {
    const app = someApp()
    const { phone } = await phones.member(app)
    const elsewhere = await phones.member(someApp())
    await crowd(app, sendingRules.network.newcomer - 1)
    assert.equal((await phones.send(app, somePhone(), 'long')).error, 429)
    assert.equal((await phones.send(app, elsewhere.phone, 'long')).error, 429)
    assert.equal((await phones.send(app, phone)).error, 0)
  })
})

describe('when very many have gone out today', () => {
  const sentToday = (messages: number) =>
    phones.house.database.pool.query(
      `insert into call_limits (bucket, window_start, expires_at, calls)
       values ('sms of all', $1, $1::timestamptz + interval '1 day', $2)
       on conflict (bucket, window_start) do update set calls = excluded.calls`,
      [`${businessDay(phones.now())}T00:00:00+08:00`, messages],
    )

  test('phones with an account still get theirs, and who is known last of all', async () => {
    const app = someApp()
    const { phone } = await phones.member(app)
    const { newcomer, account, known } = sendingRules.all
    await sentToday(newcomer)
    assert.equal((await phones.send(someApp(), somePhone())).error, 429)
    assert.equal((await phones.send(someApp(), phone)).error, 0)
    await sentToday(account)
    assert.equal((await phones.send(someApp(), phone)).error, 429)
    assert.equal((await phones.send(app, phone)).error, 0)
    await sentToday(known)
    phones.later(120)
    assert.equal((await phones.send(app, phone)).error, 429)
  })

  test('the house is told at half of it, once', async () => {
    await sentToday(sendingRules.alarmAt - 2)
    const last = somePhone()
    for (const phone of [somePhone(), somePhone(), last]) await phones.send(someApp(), phone)
    await phones.house.sent(last)
    await until('nobody has anything left to tell', async () => {
      const { rows } = await phones.house.database.pool.query(
        "select 1 from jobs where name like 'auth: tell%'",
      )
      return rows.length === 0
    })
    const told = phones.house.log().match(/"event":"sms_half"/g)?.length ?? 0
    assert.equal(told, 1)
  })
})
