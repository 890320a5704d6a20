import type { PageObject } from '@/shell/pageObject'
import { letPull } from '@/shell/pull'
import { at } from '../client/taro'

type Point = [x: number, y: number]

function open(place: PageObject['place']) {
  const element = document.createElement('div')
  element.id = '/page?stamp=1'
  document.body.replaceChildren(element)
  const refresh = jest.fn().mockResolvedValue(undefined)
  const page = {
    path: element.id,
    onShow: jest.fn(),
    ...(place && { place }),
  } as unknown as PageObject
  letPull(page, refresh)
  page.onShow()
  const touch = (type: string, [clientX, clientY]: Point) => {
    const event = Object.assign(new Event(type, { bubbles: true }), {
      touches: type === 'touchend' ? [] : [{ clientX, clientY }],
    })
    element.dispatchEvent(event)
  }
  const draw = (...points: [Point, ...Point[]]) => {
    touch('touchstart', points[0])
    points.slice(1).forEach((point) => touch('touchmove', point))
    touch('touchend', points[points.length - 1]!)
  }
  return { element, refresh, draw, touch }
}

const far: [Point, Point] = [
  [100, 100],
  [104, 300],
]

describe('a kept page drawn down', () => {
  test('from its top asks for all it shows', () => {
    const { draw, refresh } = open(at('exchangeLog'))
    draw(...far)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('says what will happen when the finger lets go', () => {
    const { touch } = open(at('exchangeLog'))
    touch('touchstart', far[0])
    touch('touchmove', [100, 160])
    expect(document.querySelector('.pull-shown')?.textContent).toBe('下拉刷新')
    touch('touchmove', far[1])
    expect(document.querySelector('.pull-shown')?.textContent).toBe('松手刷新')
    touch('touchmove', [100, 100])
    touch('touchend', [100, 100])
    expect(document.querySelector('.pull-shown')).toBeNull()
  })

  test('asks nothing for a short way, sideways, or in the middle of the page', () => {
    const { draw, element, refresh } = open(at('exchangeLog'))
    draw([100, 100], [100, 140])
    draw([100, 100], [300, 110], [300, 400])
    element.scrollTop = 200
    draw(...far)
    expect(refresh).not.toHaveBeenCalled()
  })

  test('asks nothing where the page is not kept', () => {
    const { draw, refresh } = open(at('orderDetails', { order_sn: 'LJ1' }))
    draw(...far)
    expect(refresh).not.toHaveBeenCalled()
  })
})
