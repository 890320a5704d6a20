import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { bringAllBack, leaveLayerAlone } from './alone'
import { noTextFaults, poorTargets, textFaults } from './faults'
import { gallery, looks } from './harness'

const { within, show } = gallery()

/** What opens each layer, and what is pressed in it besides. */
const layers: readonly string[][] = [
  ['对话框'],
  ['浮层'],
  ['填一填'],
  ['写几句'],
  ['写几句', '确定拒绝'],
  ['选月份'],
  ['选时间'],
  ['选时间', '开始时间 未选'],
  ['出生日期：2026年3月9日'],
  ['出生日期：2026年3月9日', '2026 年 3 月，换年份'],
  ['遇到什么事'],
  ['填地址', '新增地址'],
  ['核对', '领取'],
  ['选付法'],
  ['先问清'],
  ['开盒'],
]

const sizes = [
  { text: '', widths: [390, 320] },
  { text: '-140', widths: [320] },
]

async function open(page: Page, [opener = '', ...further]: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const name of further) await dialog.getByRole('button', { name, exact: true }).click()
}

async function close(page: Page): Promise<void> {
  await page.evaluate(bringAllBack)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

for (const look of looks) {
  const elder = look.includes('elder')

  describe(`every open layer, ${look}`, () => {
    test('keeps its text whole, apart and readable, and has room for a finger', () =>
      within(look, { reducedMotion: 'reduce' }, async (page) => {
        for (const { text, widths } of sizes) {
          await show(page, look + text)
          await page.addStyleTag({ content: '.put-away { display: none }' })
          for (const steps of layers) {
            await page.setViewportSize({ width: 390, height: 844 })
            await open(page, steps)
            await page.evaluate(leaveLayerAlone)
            for (const width of widths) {
              await page.setViewportSize({ width, height: 844 })
              const what = `${steps.join(' → ')} ${width}${text}`
              assert.deepEqual(await textFaults(page, elder), noTextFaults, what)
            }
            if (text === '') {
              const { count, poor } = await poorTargets(page, elder)
              assert.ok(count > 1)
              assert.deepEqual(poor, [], steps.join(' → '))
            }
            await close(page)
          }
        }
      }))
  })
}

test('a dialog keeps the focus, and Escape gives it back', () =>
  within('light', {}, async (page) => {
    await open(page, ['对话框'])
    const dialog = page.getByRole('dialog')
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab')
      assert.equal(await dialog.locator(':focus').count(), 1)
    }
    await close(page)
    assert.equal(await page.locator(':focus').innerText(), '对话框')
  }))
