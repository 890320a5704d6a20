import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { shapeOf } from '@/request/envelope'

describe('what of a reply goes to the caller', () => {
  test.each(Object.keys(api) as Path[])('%s: by its status, where the contract says so', (path) => {
    const call: Call = api[path]
    expect(shapeOf(path) === 'status').toBe(call.reply === 'status')
  })
})
