import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { MiniProgram } from '../driver/driver'
import { until } from '../driver/find'
import { setStage, type Stage } from './stage'

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((_request, response) => {
    // Long enough for all of a page's requests to be under way together.
    setTimeout(() => response.end(JSON.stringify({ rows: [] })), 200)
  })
})
after(() => stage.close())
afterEach(() => app.close())

async function open(breaks: string): Promise<void> {
  app = await stage.start({ path: 'audit/page', query: `breaks=${breaks}` })
  await app.see(`体检 ${breaks}`)
}

const failures = async () => (await app.audit()).failures

/** What breaks each rule, and what the audit then says. */
const faults: Record<string, RegExp> = {
  nodes: /audit\/page: 10\d\d nodes; a page has fewer than 1000/,
  depth: /audit\/page: nodes lie 3\d deep; fewer than 30/,
  children: /audit\/page: 61 children in <view>#rows; at most 60/,
  bytes: /audit\/page: a setData of 2\d{5} bytes; at most 262144/,
  requests: /audit\/page: 11 requests at once; at most 10/,
  area: /audit\/page: the image \/static\/square\.png is 100×100 and shown 20×20/,
  shape: /audit\/page: the image \/static\/square\.png is bent from 100×100 to 90×60/,
  target: /audit\/page: 「小」 takes taps on 19×\d+; 20 px each way are needed/,
}

describe("WeChat's audit of a page", () => {
  for (const [breaks, said] of Object.entries(faults)) {
    test(`finds what is wrong with its ${breaks}`, async () => {
      await open(breaks)
      const found = await until('the failure', async () => {
        const all = await failures()
        return all.length > 0 && all
      })
      assert.equal(found.length, 1, found.join('\n'))
      assert.match(found[0]!, said)
    })
  }

  test('leaves a page alone that breaks nothing', async () => {
    await open('nothing')
    await until('the image', async () => (await app.audit()).pages[0]?.images.length === 1)
    const { pages, failures: found } = await app.audit()
    assert.deepEqual(found, [])
    assert.equal(pages[0]?.route, 'audit/page')
  })

  test('tells how often setData ran, and does not judge it', async () => {
    await open('rate')
    const { pages, failures: found } = await app.audit()
    assert.ok((pages[0]?.setData.perSecond ?? 0) >= 30)
    assert.deepEqual(found, [])
  })

  test('remembers the pages that were left, and those before a restart', async () => {
    await open('children')
    await app.start('sub/detail/page', 'id=1&name=x')
    await app.see('1 · x')
    await app.tap('回去')
    const { pages, failures: found } = await app.audit()
    assert.deepEqual(
      pages.map(({ route }) => route),
      ['audit/page', 'sub/detail/page'],
    )
    assert.match(found.join(), /61 children/)
  })
})
