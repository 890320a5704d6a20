import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { MiniProgram } from '../driver/driver'
import { until } from '../driver/find'
import { setStage, type Stage } from './stage'

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((_request, response) => response.end('{}'))
})
after(() => stage.close())
beforeEach(async () => {
  app = await stage.start({ path: 'phone/typing/page' })
})
afterEach(() => app.close())

const field = (name: string) => app.page().getByLabel(name).locator('input, textarea')
const keyboard = () => app.tab.locator('#keyboard')
const lowest = async (name: string) => {
  const box = await field(name).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

describe('the keyboard', () => {
  test('pushes the page up for a field that it would cover, and tells its height', async () => {
    const before = await lowest('低处')
    await app.tapSelector('[aria-label=低处] input')
    await app.see('键盘 294')
    const top = (await keyboard().boundingBox())?.y ?? 0
    assert.ok(before > top)
    await until('the field above it', async () => (await lowest('低处')) <= top)
  })

  test('covers a field that does not want the page pushed', async () => {
    await field('不让路').focus()
    await keyboard().waitFor()
    assert.ok((await lowest('不让路')) > ((await keyboard().boundingBox())?.y ?? 0))
  })

  test('stays from one field to the next, and goes with a tap beside them', async () => {
    await field('数字').focus()
    await field('会长高').focus()
    await keyboard().waitFor()
    await app.tapSelector('#said')
    await keyboard().waitFor({ state: 'hidden' })
    await app.tap('旁边')
    await app.see('按了 294,0')
  })

  test('goes with its own button, and the field is left', async () => {
    await field('低处').focus()
    await app.tab.getByRole('button', { name: '完成' }).tap()
    await app.see('键盘 0')
    assert.equal(await keyboard().isVisible(), false)
  })
})

describe('fields', () => {
  test('of numbers take digits only', async () => {
    await field('数字').pressSequentially('1a2b')
    await app.see('打了 12')
    assert.equal(await field('数字').inputValue(), '12')
  })

  test('that grow are as high as their lines', async () => {
    const height = async () => (await field('会长高').boundingBox())?.height ?? 0
    const one = await height()
    await app.fill('会长高', '一\n二\n三')
    await app.see('3 行')
    assert.ok((await height()) > 2 * one)
  })

  test('that grow take taps wherever the app gives them room', async () => {
    const { height = 0 } = (await field('有余地').boundingBox()) ?? {}
    assert.equal(height, 76)
    await app.fill('有余地', '一\n二')
    await app.see('2 行')
  })
})
