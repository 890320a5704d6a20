import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { asEnvelope, open, shapeOf } from '@/request/envelope'

describe('what of a reply goes to the caller', () => {
  test.each(Object.keys(api) as Path[])('%s: by its status, where the contract says so', (path) => {
    const call: Call = api[path]
    expect(shapeOf(path) === 'status').toBe(call.reply === 'status')
  })
})

const dataOf = (body: unknown) => open(asEnvelope(body)!, 'data')

describe('a reply', () => {
  test('gives its data, or is the data itself where there is no such field', () => {
    expect(dataOf({ error: 0, message: '', data: { x: 1 } })).toEqual({ x: 1 })
    expect(dataOf({ error: 0, message: '', data: null })).toBeNull()
    expect(dataOf({ error: 0, x: 1 })).toEqual({ error: 0, x: 1 })
    expect(dataOf({ error: '0', data: [] })).toEqual([])
  })

  test.each([null, '', ' ', false, [], {}, 'none', '1', -1])(
    'whose error is %p is a refusal',
    (error) => {
      expect(() => dataOf({ error, message: '没有', data: {} })).toThrow('没有')
    },
  )
})
