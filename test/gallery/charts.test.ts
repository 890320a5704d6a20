import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '@linji/mini-program'
import { gallery } from './harness'

const { within } = gallery()

/** A chart by its title: the picture, and what is read out below it. */
function chartOf(page: Page, title: string) {
  const picture = page.getByAltText(new RegExp(`^${title}：`))
  const next = page.getByRole('button', { name: `${title}，后一个` })
  const before = page.getByRole('button', { name: `${title}，前一个` })
  const told = next.locator('xpath=..').getByRole('status')
  return { picture, next, before, told }
}

for (const [title, first, last] of [
  ['这一周的步数', '周六：3,000 步', '今天：8,400 步'],
  ['体温', '周六：36.4℃', '今天：36.8℃'],
  ['血压', '六：124/76', '今天：128/80'],
  ['今天的任务', '已有 75%', '还差 1 项'],
  ['身高和体重', '身高 150 厘米，62 公斤', '身高 174 厘米，63 公斤'],
] as const) {
  test(`the values of 「${title}」 are read one by one with the keyboard`, () =>
    within('light', {}, async (page) => {
      const { next, before, told } = chartOf(page, title)
      assert.equal(await told.innerText(), last)
      await next.focus()
      await page.keyboard.press('Enter')
      assert.equal(await told.innerText(), first)
      await before.focus()
      await page.keyboard.press('Enter')
      assert.equal(await told.innerText(), last)
    }))
}

for (const [title, at, words] of [
  ['这一周的步数', 1.5 / 7, '周日：3,900 步'],
  ['这个月的步数', 0.5 / 30, '11月1日：3,000 步'],
  ['体温', 2.5 / 7, '周一：37℃，高于参考范围'],
  ['血压', 2.5 / 7, '一：146/98，高于参考范围'],
  ['身高和体重', 0.5, '身高 162 厘米，73 公斤'],
] as const) {
  test(`a finger on 「${title}」 reads the value under it`, () =>
    within('light', { hasTouch: true, viewport: { width: 320, height: 844 } }, async (page) => {
      const { picture, told } = chartOf(page, title)
      await picture.scrollIntoViewIfNeeded()
      const box = await picture.boundingBox()
      assert.ok(box)
      await page.touchscreen.tap(box.x + box.width * at, box.y + box.height / 2)
      await until(`「${words}」 beside the chart`, async () => (await told.innerText()) === words)
    }))
}

test('names stay below their plot', () =>
  within('elder-140', { viewport: { width: 320, height: 844 } }, async (page) => {
    const { picture } = chartOf(page, '这个月的步数')
    const plot = await picture.boundingBox()
    const name = await page.getByText('11月1日', { exact: true }).boundingBox()
    assert.ok(plot && name)
    assert.ok(name.x >= plot.x && name.x + name.width <= plot.x + plot.width)
  }))
