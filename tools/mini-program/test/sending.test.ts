import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { MiniProgram } from '../driver/driver'
import { until } from '../driver/find'
import { createQueue } from '../client/logic/wx/queue'
import { setStage, type Stage } from './stage'

let stage: Stage
let app: MiniProgram
/** What the server was asked and has not answered. */
const open = new Set<ServerResponse>()
let asked = 0

before(async () => {
  stage = await setStage((_request, response) => {
    asked += 1
    open.add(response)
    response.on('close', () => open.delete(response))
  })
})
after(() => stage.close())
beforeEach(() => (asked = 0))
afterEach(async () => {
  open.forEach((response) => response.end('{}'))
  await app.close()
})

async function answer(button: string, said: string): Promise<void> {
  await app.tap(button)
  await app.see(said)
}

describe('requests', () => {
  test('all come back, also those that had to wait', async () => {
    app = await stage.start({ path: 'phone/page' })
    await app.tap('问十二次')
    await until('every answer', async () => {
      open.forEach((response) => response.end('{}'))
      return asked === 12
    })
    await app.see('答了 12')
  })

  test('wait while ten are under way', async () => {
    const inTurn = createQueue(10)
    const ends: (() => void)[] = []
    const work = () => new Promise<void>((end) => ends.push(end))
    const all = Array.from({ length: 12 }, () => inTurn(work))
    await Promise.resolve()
    assert.equal(ends.length, 10)
    ends[3]?.()
    await all[3]
    await until('the eleventh', async () => ends.length === 11)
    ends.forEach((end) => end())
    await until('the twelfth', async () => ends.length === 12)
    ends[11]?.()
    await Promise.all(all)
  })

  test('that are called off fail at once, and the server is let go', async () => {
    app = await stage.start({ path: 'phone/page' })
    await answer('问了又不要', '请求 request:fail abort')
    await until('nothing open', async () => open.size === 0)
  })

  test('to a host that is not on the list are refused as in WeChat', async () => {
    app = await stage.start({
      path: 'phone/page',
      product: { domains: ['https://mall.example'] },
    })
    await answer('问一次', '请求 request:fail url not in domain list 600002')
    assert.equal(asked, 0)
  })

  test('to a host that is on the list go out', async () => {
    app = await stage.start({
      path: 'phone/page',
      product: { domains: ['http://127.0.0.1:8080'] },
    })
    await app.tap('问一次')
    await until('the question', async () => asked === 1)
  })
})
