import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { moneyBack as ofServer } from '@server/areas/order/promises'
import { moneyBack, sending } from '@/parts/order/promises'

/** What only one place may say: when parcels leave, and how long money is on its way. */
const promised = [
  /半小时/,
  /[\d几一二两三]\s*(–\s*\d+\s*)?(分钟|小时|天|个工作日)(内|左右)?(到账|退回|发出|发货|寄出)/,
  /(分钟|天|工作日)内(原路)?(到账|退回)/,
]

const files = execFileSync('git', ['ls-files', 'src', 'server/areas'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/promises\.ts$|\/documents\//.test(file))

test('pages and server say the same of money on its way back', () => {
  assert.equal(ofServer, moneyBack)
})

test('nothing else promises when something leaves or arrives', () => {
  const promising = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => promised.some((one) => one.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  assert.deepEqual(promising, [])
})

test('parcels leave when the user agreement says that they do', () => {
  const agreement = readFileSync('server/areas/agreement/documents/user/v1.ts', 'utf8')
  assert.ok(agreement.includes(sending.replace('发出', '发货')))
})
