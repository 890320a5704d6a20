import { isIdNumber } from '@/format/identity'

describe('an ID number', () => {
  // the two examples of GB 11643
  test.each(['11010519491231002X', '440524188001010014'])('%s is one', (id) => {
    expect(isIdNumber(id)).toBe(true)
  })

  test.each([
    ['a last sign that does not fit', '110105194912310021'],
    ['two digits that changed places', '11010519491213002X'],
    ['a small x', '11010519491231002x'],
    ['a month that is none', '11010519491331002X'],
    ['the 29th of February of a common year', '110105194902290021'],
    ['fifteen digits', '110105491231002'],
    ['nothing', ''],
  ])('%s makes it none', (_, id) => {
    expect(isIdNumber(id)).toBe(false)
  })

  test('of every eleven last signs one fits', () => {
    const fitting = [...'0123456789X'].filter((sign) => isIdNumber(`33010619500101123${sign}`))
    expect(fitting).toHaveLength(1)
  })
})
