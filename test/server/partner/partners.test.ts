import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { partnerCommand } from '@server/areas/partner/partners'
import { type Arrived, secretOf, signed, signerOf } from '@server/areas/partner/partner'
import { carryOut } from '@server/command/run'
import { Forged } from '@server/providers/forged'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => void (house = await openHouse({ seeded: false })))
after(() => house.close())

const now = new Date('2026-11-20T09:00:00+08:00')

function written(partners: readonly object[]): string {
  const file = path.join(temporaryDataDir(), 'partners.json')
  fs.writeFileSync(file, JSON.stringify({ partners }))
  return file
}

const run = (demoData: boolean, ...words: string[]) =>
  carryOut(
    partnerCommand,
    { ...house, config: { ...house.config, demoData }, now },
    partnerCommand.readRequest(words),
  )

const bank = { key: 'bank', name: '清溪银行', url: 'https://bank.example/linji' }

const secretNow = (key: string) => secretOf(house.database.db, house.config.dataKey, key)
const sent = (secret: string, body = '{}'): Arrived => ({
  body,
  headers: signed({ partner: 'bank', secret, body, now }),
})
const signer = (arrived: Arrived) => signerOf(house.database.db, house.config.dataKey, arrived, now)

test('a page of ours is a partner where the demo data is, and nowhere else', async () => {
  const played = written([{ ...bank, key: 'played', url: '/dev/partner/played' }])
  await assert.rejects(run(false, 'import', played), /https/)
  await run(true, 'import', played)
  await assert.rejects(run(true, 'import', written([{ ...bank, url: '/dev/pay' }])))
})

test('a partner signs with its newest key, which is written out once and never exported', async () => {
  await run(false, 'import', written([bank]))
  assert.equal(await secretNow('bank'), null)
  await assert.rejects(signer(sent('anything')), Forged)
  const folder = temporaryDataDir()
  await run(false, 'key', 'bank', folder)
  const first = fs.readFileSync(path.join(folder, 'bank.key'), 'utf8').trim()
  assert.equal(first, await secretNow('bank'))
  assert.equal(await signer(sent(first)), 'bank')
  await run(false, 'import', written([{ ...bank, name: '清溪农商银行' }]))
  assert.equal(await signer(sent(first)), 'bank')
  assert.ok(!(await run(false, 'export')).join('').includes(first))
  await run(false, 'key', 'bank', folder)
  await assert.rejects(signer(sent(first)), Forged)
  assert.equal(await signer(sent((await secretNow('bank'))!)), 'bank')
  await assert.rejects(run(false, 'key', 'nobody', folder), /没有合作方 nobody/)
})
