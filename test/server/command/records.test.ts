import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { commands } from '@server/areas/assembled'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { noticeCommand } from '@server/areas/notice/command/notice-command'
import { carryOut, type Command } from '@server/command/run'
import { demo } from '@server/database/demo'
import { houseRecords } from '@server/database/house-records'
import { deskCommand } from '@server/desk/command'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

let accounts = 0

/** As somebody types it whose account nobody else has; what came of it, and what is recorded of it. */
async function typed<Request>(command: Command<Request>, ...words: string[]) {
  const osUser = `clerk-${++accounts}`
  const place = { ...house, osUser }
  const lines = await carryOut(command, place, command.readRequest(words)).catch(
    (error: Error) => error,
  )
  const rows = await house.database.db
    .select()
    .from(houseRecords)
    .where(eq(houseRecords.osUser, osUser))
  return {
    lines,
    records: rows.map((row) => [row.command, row.kind, row.about, row.givenBy, row.outcome]),
  }
}

const file = (name: string) => path.join(temporaryDataDir(), name)

describe('every command leaves a record', () => {
  test('of a look as of a change, with the account and the name', async () => {
    const by = ['--by', '陈静']
    const looks = [
      await typed(deskCommand, 'list', ...by),
      await typed(deskCommand, 'records', ...by),
      await typed(commands.staff!, 'list', ...by),
      await typed(campaignCommand, 'list', ...by),
      await typed(noticeCommand, 'list', ...by),
    ]
    assert.deepEqual(
      looks.flatMap(({ records }) => records),
      [
        ['desk list', '', '', '陈静', 'done'],
        ['desk records', '', '', '陈静', 'done'],
        ['staff list', 'staff', '', '陈静', 'done'],
        ['campaign list', 'campaign', '', '陈静', 'done'],
        ['notice list', 'notice', '', '陈静', 'done'],
      ],
    )
    const publish = ['publish', 'market', '--title', '晚集', '--text', '改期', ...by]
    assert.deepEqual((await typed(noticeCommand, ...publish)).records, [
      ['notice publish', 'notice', 'market', '陈静', 'done'],
    ])
  })

  for (const name of Object.keys(commands)) {
    test(`of what ${name} writes out and brings in`, async () => {
      const at = file(`${name}.json`)
      const [out, back] = [
        await typed(commands[name]!, 'export', at),
        await typed(commands[name]!, 'import', at),
      ]
      assert.deepEqual(out.records, [[`${name} export`, name, at, '', 'done']])
      assert.deepEqual(
        back.records.filter(([, kind]) => kind === name),
        [[`${name} import`, name, at, '', 'done']],
      )
    })
  }

  test('of each person whose roles it sets', async () => {
    const { merchant, operator } = demo
    const at = file('roles.json')
    const staff = [
      { phone: operator.phone, roles: ['operator'] },
      { phone: merchant.phone, roles: [] },
    ]
    fs.writeFileSync(at, JSON.stringify({ staff }))
    const { records } = await typed(commands.staff!, 'import', at, '--by', '陈静')
    const given = records.filter(([, kind]) => kind === 'roles').sort()
    assert.deepEqual(given, [
      ['staff import', 'roles', `${operator.userId} operator`, '陈静', 'done'],
      ['staff import', 'roles', merchant.userId, '陈静', 'done'],
    ])
  })

  test('where it was refused, and nothing else of it stays', async () => {
    const at = file('village.json')
    fs.writeFileSync(at, '{"villages": []}')
    const { lines, records } = await typed(commands.village!, 'import', at)
    assert.ok(lines instanceof Error)
    assert.deepEqual(records, [['village import', 'village', at, '', 'refused']])
    const unknown = await typed(deskCommand, 'approve', 'after-sale', 'LS1', '--by', '陈静')
    assert.deepEqual(unknown.records, [['desk approve', 'after-sale', 'LS1', '陈静', 'refused']])
  })

  test('where it failed', async () => {
    const failing = {
      ...noticeCommand,
      answer: () => Promise.reject(new Error('the disk is full')),
    }
    assert.deepEqual((await typed(failing, 'list')).records, [
      ['notice list', 'notice', '', '', 'failed'],
    ])
  })

  test('without the number of a customer that somebody typed', async () => {
    const { records } = await typed(deskCommand, 'show', 'identity', '13800000001')
    assert.deepEqual(records, [['desk show', 'identity', '138****0001', '', 'refused']])
  })
})

test('what cannot be recorded is neither done nor shown', async () => {
  const at = file('staff.json')
  const unrecorded = { ...commands.staff!, purpose: '\0' }
  const { lines } = await typed(unrecorded, 'export', at)
  assert.ok(lines instanceof Error)
  assert.ok(!fs.existsSync(at))
})

test('the desk tells who did what, newest first', async () => {
  await typed(commands.staff!, 'list', '--by', '陈静')
  const { lines } = await typed(deskCommand, 'records')
  assert.match(
    (lines as string[]).join('\n'),
    new RegExp(`clerk-${accounts - 1}（陈静） {2}staff list`),
  )
})
