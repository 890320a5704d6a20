import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defineStates } from '@server/call/states'

type Light = 'red' | 'amber' | 'green' | 'broken'
interface Rule {
  next: readonly Light[]
  text: string
}

const lights = defineStates<Light, Rule>(
  {
    red: { next: ['green', 'broken'], text: '红灯' },
    green: { next: ['red'], text: '绿灯' },
    broken: { next: [], text: '坏了' },
  },
  (is, would, to) => new Error(`${is.text} -> ${would?.text ?? to}`),
)

describe('a table of states', () => {
  test('lets through the moves it has', () => {
    assert.equal(lights.mayBecome('red', 'green'), true)
    lights.check('red', 'green')
    lights.check('red', 'broken')
  })

  test('refuses a move that it does not have, in the words of both states', () => {
    assert.equal(lights.mayBecome('green', 'broken'), false)
    assert.throws(() => lights.check('green', 'broken'), { message: '绿灯 -> 坏了' })
    assert.throws(() => lights.check('green', 'green'), { message: '绿灯 -> 绿灯' })
  })

  test('refuses a move to a state that it does not have', () => {
    assert.throws(() => lights.check('red', 'amber'), { message: '红灯 -> amber' })
  })

  test('says what is known of a state, and throws where nothing is', () => {
    assert.equal(lights.of('red').text, '红灯')
    assert.deepEqual([lights.has('red'), lights.has('amber')], [true, false])
    assert.throws(() => lights.of('amber'), /There is no state amber here/)
    assert.throws(() => lights.check('amber', 'red'), /There is no state amber here/)
  })

  test('knows where it ends', () => {
    assert.deepEqual([lights.isOver('broken'), lights.isOver('red')], [true, false])
  })

  test('that leads to a state it does not have is refused when it is written', () => {
    const incomplete = { red: { next: ['amber' as const], text: '红灯' } }
    assert.throws(
      () => defineStates<Light, Rule>(incomplete, () => new Error()),
      /There is no state amber here/,
    )
  })
})
