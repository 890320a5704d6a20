import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Focused, focused, moving, watchOrder } from './focus'
import { gallery } from './harness'

const { within } = gallery()

for (const look of ['light', 'dark-elder']) {
  test(`the focus goes from top to bottom and shows where it is, ${look}`, () =>
    within(look, { reducedMotion: 'reduce' }, async (page) => {
      await page.evaluate(watchOrder)
      const visited: Focused[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const now = await page.evaluate(focused)
        if (!now || visited.length > 900) break
        visited.push(now)
      }
      assert.ok(visited.length > 150 && visited.length < 900)
      const poor = visited.filter(({ fault }) => fault)
      assert.deepEqual(poor, [])
    }))
}

test('things move', () =>
  within('light', {}, async (page) => {
    assert.ok((await page.evaluate(moving)).length > 0)
  }))

test('nothing moves where a person wants no motion', () =>
  within('light', { reducedMotion: 'reduce' }, async (page) => {
    assert.deepEqual(await page.evaluate(moving), [])
    await page.getByRole('switch', { name: '到货提醒' }).click()
    assert.deepEqual(await page.evaluate(moving), [])
    for (const name of ['对话框', '浮层', '选时间']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      assert.deepEqual(await page.evaluate(moving), [], name)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }))
