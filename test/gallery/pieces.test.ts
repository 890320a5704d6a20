import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { noTextFaults, poorTargets, textFaults } from './faults'
import { gallery, looks } from './harness'

const { within, show } = gallery()

for (const look of looks) {
  const elder = look.includes('elder')

  describe(`every piece, ${look}`, () => {
    test('has a name and room for a finger', () =>
      within(look, {}, async (page) => {
        const { count, poor } = await poorTargets(page, elder)
        assert.ok(count > 150)
        assert.deepEqual(poor, [])
      }))

    test('keeps its text whole, apart, on the screen and readable', () =>
      within(look, {}, async (page) => {
        for (const text of ['', '-140']) {
          await show(page, look + text)
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 844 })
            assert.deepEqual(await textFaults(page, elder), noTextFaults, `${width}${text}`)
          }
        }
      }))
  })
}

test('no piece asks for a class that its sheet does not have', () =>
  within('light', {}, async (page) => {
    const lost = page.locator('.undefined')
    assert.deepEqual(await lost.allTextContents(), [])
  }))

test('a ticket is shown with a day of this year and with one of the next', () =>
  within('light', {}, async (page) => {
    for (const until of ['12月11日到期', '2027年1月20日到期', '2027年1月20日起可用'])
      await page.getByText(until, { exact: true }).first().waitFor()
  }))
