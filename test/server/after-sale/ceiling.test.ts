import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ceiling } from '@server/areas/after-sale/ceiling'

const nothing = { number: 0, points: 0, gold: 0, money: 0 }

/** Every way to hand so many pieces back in steps. */
function* splits(number: number): Generator<number[]> {
  if (number === 0) yield []
  for (let first = 1; first <= number; first++) {
    for (const rest of splits(number - first)) yield [first, ...rest]
  }
}

test('however the pieces come back, the shares make up the price to the last point', () => {
  for (const amount of [0, 1, 2, 7, 100, 999]) {
    for (const number of [1, 2, 3, 5, 7]) {
      const price = { number, points: amount, gold: amount + 5, money: amount * 3 + 1 }
      for (const split of splits(number)) {
        const spoken = { ...nothing }
        for (const pieces of split) {
          const most = ceiling(price, spoken, pieces)
          assert.ok(most.points >= 0 && most.gold >= 0 && most.money >= 0)
          spoken.number += pieces
          spoken.points += most.points
          spoken.gold += most.gold
          spoken.money += most.money
        }
        assert.deepEqual(spoken, price)
      }
    }
  }
})

test('never more goes back than is left, whatever was given before', () => {
  const price = { number: 3, points: 5, gold: 0, money: 0 }
  const most = ceiling(price, { number: 1, points: 4, gold: 0, money: 0 }, 2)
  assert.deepEqual(most, { points: 1, gold: 0, money: 0 })
})

test('who was content with less for some pieces gets no more for the others', () => {
  const price = { number: 2, points: 100, gold: 0, money: 0 }
  assert.equal(ceiling(price, { number: 1, points: 10, gold: 0, money: 0 }, 1).points, 50)
})
