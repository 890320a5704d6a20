import { truncate } from '@/request/coordinate'

describe('truncating a coordinate', () => {
  test.each([
    [39.90876599, '39.908765'],
    [39.9999999, '39.999999'],
    [-116.40717899, '-116.407178'],
    [120, '120'],
    ['31.2304160', '31.230416'],
    [0.1 + 0.2, '0.3'],
    [8.1e-7, '0'],
    [-8.1e-7, '0'],
    [1.23456789e-3, '0.001234'],
    ['1.5e2', '150'],
    ['-1.234567891e1', '-12.345678'],
    ['+7.5', '7.5'],
    ['.5', '0.5'],
    ['007.25', '7.25'],
    [0, '0'],
  ])('%p becomes %p', (value, text) => {
    expect(truncate(value)).toBe(text)
  })

  test.each([undefined, '', 'north', NaN, Infinity, '1,5', '--1', '.', 'e5'])(
    '%p is no coordinate',
    (value) => {
      expect(truncate(value)).toBe('')
    },
  )
})
