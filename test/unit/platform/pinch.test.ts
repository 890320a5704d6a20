import { asItIs, moved, swiped, zoomed } from '@/platform/pinch.h5'

const room = { width: 400, height: 800 }

test('fingers enlarge about the point between them, which stays where it is', () => {
  const twice = zoomed(asItIs, 2, { x: 100, y: 50 })
  expect(twice).toEqual({ scale: 2, x: -100, y: -50 })
  expect(twice.x + 100 * twice.scale).toBe(100)
})

test('nothing becomes smaller than the screen, or larger than four of it', () => {
  expect(zoomed(asItIs, 0.3, { x: 80, y: 0 })).toEqual(asItIs)
  expect(zoomed(asItIs, 9, { x: 0, y: 0 }).scale).toBe(4)
})

test('an enlarged picture is moved no further than its edge, another one not at all', () => {
  const twice = zoomed(asItIs, 2, { x: 0, y: 0 })
  expect(moved(twice, { x: 900, y: -100 }, room)).toEqual({ scale: 2, x: 200, y: -100 })
  expect(moved(asItIs, { x: 50, y: 50 }, room)).toEqual(asItIs)
})

test.each([
  [{ x: -60, y: 10 }, 1],
  [{ x: 60, y: 10 }, -1],
  [{ x: 30, y: 0 }, 0],
  [{ x: 60, y: 90 }, 0],
])('a finger that went %j turns over by %i', (way, by) => {
  expect(swiped(way)).toBe(by)
})
