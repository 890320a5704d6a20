import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ceiling } from '@server/areas/after-sale/ceiling'

const nothing = { number: 0, amount: 0, money: 0 }

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
      const price = { number, amount, money: amount * 3 + 1 }
      for (const split of splits(number)) {
        const spoken = { ...nothing }
        for (const pieces of split) {
          const most = ceiling(price, spoken, pieces)
          assert.ok(most.amount >= 0 && most.money >= 0)
          spoken.number += pieces
          spoken.amount += most.amount
          spoken.money += most.money
        }
        assert.deepEqual(spoken, price)
      }
    }
  }
})

test('never more goes back than is left, whatever was given before', () => {
  const price = { number: 3, amount: 5, money: 0 }
  const most = ceiling(price, { number: 1, amount: 4, money: 0 }, 2)
  assert.deepEqual(most, { amount: 1, money: 0 })
})

test('who was content with less for some pieces gets no more for the others', () => {
  const price = { number: 2, amount: 100, money: 0 }
  assert.equal(ceiling(price, { number: 1, amount: 10, money: 0 }, 1).amount, 50)
})
