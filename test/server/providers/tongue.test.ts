import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { loadConfig } from '@server/config'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createTongue, type Photograph } from '@server/providers/tongue/tongue'
import { Unanswered } from '@server/providers/unanswered'
import { temporaryDataDir } from '../harness/leftovers'
import { startTongueFake, type TongueFake } from './tongue-fake'

let fake: TongueFake
before(async () => {
  fake = await startTongueFake()
})
after(() => fake.close())
beforeEach(() => {
  fake.says({})
  fake.spoils('nothing')
  fake.asked.splice(0)
})

const provider = (env: Record<string, string>) =>
  createTongue(
    loadConfig({ DATA_DIR: temporaryDataDir(), ...env }).providers.tongue,
    createGuard(limits.tongue),
  )

const clear: Photograph = {
  ...{ brightness: 128, sharpness: 9, type: 'image/jpeg' },
  content: Buffer.alloc(40_000, 7),
}

describe('a photograph that stays here', () => {
  test('is judged by whether it is clear, and nothing else is said of it', async () => {
    const { by, faults, findings } = await provider({}).look(clear)
    assert.deepEqual([by, faults, findings], ['邻集', [], null])
    for (const [one, words] of [
      [{ ...clear, brightness: 20 }, /太暗/],
      [{ ...clear, brightness: 240 }, /太亮/],
      [{ ...clear, sharpness: 1 }, /不够清楚/],
      [{ ...clear, content: Buffer.alloc(500) }, /不够清楚/],
    ] as const) {
      const looked = await provider({}).look(one)
      assert.match(looked.faults.join(), words)
      assert.equal(looked.findings, null)
    }
  })
})

describe('a service that looks at tongues', () => {
  const real = () => provider(fake.env)

  test('is told the photograph by a signed request, and what it says is told on', async () => {
    const findings = [{ name: '舌苔', text: '薄，颜色偏白' }]
    fake.says({ findings })
    assert.deepEqual(await real().look(clear), { by: fake.name, faults: [], findings })
    assert.deepEqual(fake.asked, [
      { type: 'image/jpeg', picture: clear.content.toString('base64') },
    ])
  })

  test('that finds nothing is told on as finding nothing', async () => {
    assert.deepEqual((await real().look(clear)).findings, [])
  })

  test('is not sent what nobody can see anything on', async () => {
    const { findings, faults } = await real().look({ ...clear, brightness: 10 })
    assert.equal(findings, null)
    assert.equal(faults.length, 1)
    assert.equal(fake.asked.length, 0)
  })

  test('is not believed without its signature, or about another photograph', async () => {
    for (const wrong of ['signature', 'nonce'] as const) {
      fake.spoils(wrong)
      await assert.rejects(real().look(clear), Unanswered)
    }
  })

  test('answers nobody whose key is wrong', async () => {
    const other = provider({ ...fake.env, TONGUE_KEY: 'another' })
    await assert.rejects(other.look(clear), Unanswered)
    assert.equal(fake.asked.length, 0)
  })

  test('may refuse a photograph', async () => {
    fake.says({ code: 7, message: 'no tongue' })
    await assert.rejects(real().look(clear), /7 no tongue/)
  })

  test('says nothing here that only a doctor says', async () => {
    const mild = { name: '舌色', text: '淡红' }
    fake.says({ findings: [mild, { name: '结论', text: '患有胃病，情况严重' }] })
    assert.deepEqual((await real().look(clear)).findings, [mild])
  })

  test('needs its settings', () => {
    const bare = { DATA_DIR: temporaryDataDir(), TONGUE_PROVIDER: 'http' }
    assert.throws(() => loadConfig(bare), /TONGUE_URL is needed/)
  })
})
