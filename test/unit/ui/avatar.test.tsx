import { act } from 'react'
import { Avatar } from '@/ui/avatar/Avatar'
import { avatarFace } from '@/ui/avatar/avatarFace'
import { RatioPicture } from '@/ui/picture/RatioPicture'
import { host, show } from '../client/ground'

const image = () => host.querySelector('img')
const breakImage = () => act(async () => void image()?.dispatchEvent(new Event('error')))

test.each([
  ['林小满', '林'],
  [' bob', 'B'],
  ['𠮷野', '𠮷'],
  ['😀', ''],
  ['', ''],
])('of "%s" stands "%s"', (name, initial) => {
  expect(avatarFace(name).initial).toBe(initial)
})

test('a name keeps its ground', () => {
  expect(avatarFace('林小满')).toEqual(avatarFace('林小满'))
})

describe('an avatar', () => {
  test('is the picture, and the initial once that does not come', async () => {
    await show(<Avatar src="/uploads/me.jpg" name="林小满" />)
    expect(image()?.getAttribute('src')).toBe('/uploads/me.jpg')
    await breakImage()
    expect(image()).toBeNull()
    expect(host.textContent).toBe('林')
  })

  test('tries a new picture after one that did not come', async () => {
    await show(<Avatar src="/uploads/gone.jpg" name="林小满" />)
    await breakImage()
    await show(<Avatar src="/uploads/new.jpg" name="林小满" />)
    expect(image()?.getAttribute('src')).toBe('/uploads/new.jpg')
  })

  test('of nobody known is a drawn neighbour', async () => {
    await show(<Avatar />)
    expect(image()?.getAttribute('src')).toMatch(/^data:image\/svg/)
  })
})

describe('a picture in its box', () => {
  test('loads lazily, and a drawn one under the same name stands in for a broken one', async () => {
    await show(<RatioPicture src="/uploads/yard.jpg" alt="东苑的院子" />)
    expect(image()?.getAttribute('loading')).toBe('lazy')
    await breakImage()
    expect(image()?.getAttribute('src')).toMatch(/^data:image\/svg/)
    expect(image()?.getAttribute('alt')).toBe('东苑的院子')
  })
})
