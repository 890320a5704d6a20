import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { machineCommand } from '@server/areas/fleet/command'
import { Misunderstood } from '@server/command/request'
import { qrSquares } from '@server/drawing/qr'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'
import { commanding } from '../importing/commanding'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { drawnCode } from '../providers/wechat-mini-code-fake'
import { newMachine } from '../machine/machines'

let fake: WechatFake
let house: House
before(async () => {
  fake = await startWechatFake()
  const env = { WECHAT_PROVIDER: 'wechat', PUBLIC_URL: 'https://linji.example', ...fake.env }
  house = await openHouse({ env })
})
after(async () => {
  await house.close()
  await fake.close()
})

const { run } = commanding(machineCommand, () => house)

async function print(which: string) {
  const folder = path.join(temporaryDataDir(), 'stickers')
  const told = await run('sticker', which, folder)
  const sheets = fs.readdirSync(folder).sort()
  const sheet = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  return { told, sheets, sheet, folder }
}

test('a sticker says the machine in words, and opens it by both codes', async () => {
  const { machineSn } = await newMachine(house, { name: '东苑 <南门> & 01' })
  const { told, sheets, sheet, folder } = await print(machineSn)
  const name = `sticker-${machineSn}.html`
  assert.deepEqual(sheets, [name])
  assert.match(told.join('\n'), /1 张贴纸，码打开 https:\/\/linji\.example/)
  assert.equal(told.at(-1), `已写入 ${path.join(folder, name)}`)
  const page = sheet(name)
  assert.match(page, /东苑 &lt;南门&gt; &amp; 01/)
  assert.ok(page.includes(`<p class="number">${machineSn}</p>`))
  const { path: squares } = qrSquares(`https://linji.example/scanMachine?machine_sn=${machineSn}`)
  assert.ok(page.includes(`d="${squares}"`))
  assert.ok(page.includes(`src="data:image/jpeg;base64,${drawnCode.toString('base64')}"`))
  assert.equal(fake.codes.at(-1)?.scene, `m.${machineSn}`)
})

test('all machines have a sheet each', async () => {
  const one = await newMachine(house)
  const other = await newMachine(house)
  const { sheets } = await print('all')
  for (const { machineSn } of [one, other]) assert.ok(sheets.includes(`sticker-${machineSn}.html`))
})

test('an unknown machine, and a house that does not know its address, print nothing', async (t) => {
  await assert.rejects(print('LJ-NONE'), Misunderstood)
  const local = await openHouse()
  t.after(() => local.close())
  const { machineSn } = await newMachine(local)
  const there = commanding(machineCommand, () => local)
  await assert.rejects(there.run('sticker', machineSn), /PUBLIC_URL/)
})

test('without a mini program the ordinary code stands alone', async (t) => {
  const local = await openHouse({ env: { PUBLIC_URL: 'https://linji.example' } })
  t.after(() => local.close())
  const { machineSn } = await newMachine(local)
  const folder = temporaryDataDir()
  await commanding(machineCommand, () => local).run('sticker', machineSn, folder)
  const page = fs.readFileSync(path.join(folder, `sticker-${machineSn}.html`), 'utf8')
  assert.ok(!page.includes('<img'))
})
