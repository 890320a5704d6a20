import { isPromised, lotAt, placeAgain } from '@/parts/draw/drawAgain'

const seed = '5f1d'.repeat(16)
const promised = 'ac36081c687d23267ef3b59ba3c0557a88b592cb909f440927ecf6697d4d6399'
const table = [
  { key: 'gold', name: '金币', weight: 7015 },
  { key: 'apples', name: '苹果', weight: 1 },
  { key: 'nothing', name: '没中', weight: 2984 },
]
const told = (nonce: number, total: number) => ({
  proof: { day: '2026-11-28', seed, promised },
  ...{ message: `a-neighbour:2026-11-28:${nonce}:my-own`, table, total },
  ...{ place: 0, result: '' },
})

test('a phone comes to the places that the server drew', () => {
  expect([10_000, 3, 4_294_967_295].map((total) => placeAgain(told(1, total)))).toEqual([
    7015, 2, 2_887_007_015,
  ])
})

test('a number that would favour the first places is thrown away', () => {
  expect(placeAgain(told(1, 2 ** 31 + 1))).toBe(1_975_044_559)
})

test('the place is counted off along the weights', () => {
  expect([0, 7014, 7015, 7016, 9999, 10_000].map((place) => lotAt(table, place))).toEqual([
    ...['gold', 'gold', 'apples', 'nothing', 'nothing', undefined],
  ])
})

test('a seed that is another than the one promised is found out', () => {
  const one = told(1, 10_000)
  expect(isPromised(one)).toBe(true)
  expect(isPromised({ ...one, proof: { ...one.proof, seed: '5f1e'.repeat(16) } })).toBe(false)
})
