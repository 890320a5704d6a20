import { randomUuid } from '@/platform/uuid'
import { parametersOf, randomNonce } from '@/request/parameters'
import { session } from '@/session/session'
import { person } from '../client/person'

const address = (search: string) => window.history.replaceState(null, '', `/index${search}`)

beforeEach(() => {
  address('')
  session.signOut()
  session.position = null
})

describe('what every request carries', () => {
  test('the fixed parameters', () => {
    expect(parametersOf({})).toEqual({ format: 'json', terminal: 'webmall', hm_version: '8.0.8' })
  })

  test("the stored person's token, and before it the address's", () => {
    session.signIn(person({ access_token: 'stored' }))
    expect(parametersOf({}).access_token).toBe('stored')
    address('?access_token=given')
    expect(parametersOf({}).access_token).toBe('given')
  })

  test('the stored position, truncated', () => {
    session.locate({ latitude: 31.23041699, longitude: -121.47370199 })
    expect(parametersOf({})).toMatchObject({ lat: '31.230416', lng: '-121.473701' })
  })

  test('but the place of the address where it has a longitude', () => {
    session.locate({ latitude: 31, longitude: 121 })
    address('?lat=30.12345678&lng=120.5')
    expect(parametersOf({})).toMatchObject({ lat: '30.123456', lng: '120.5' })
    address('?lng=120.5')
    expect(parametersOf({})).not.toHaveProperty('lat')
  })

  test("a latitude alone in the address leaves the phone's position", () => {
    session.locate({ latitude: 31, longitude: 121 })
    address('?lat=30')
    expect(parametersOf({})).toMatchObject({ lat: '31', lng: '121' })
  })

  test('text for everything, and nothing for what is empty', () => {
    const wire = parametersOf({ number: 0, flag: true, note: '', none: null, gone: undefined })
    expect(wire).toMatchObject({ number: '0', flag: 'true' })
    expect(Object.keys(wire)).not.toEqual(expect.arrayContaining(['note']))
    expect(wire).not.toHaveProperty('none')
    expect(wire).not.toHaveProperty('gone')
  })

  test('half an emoji does not break the request', () => {
    expect(parametersOf({ note: 'a\ud83cb🌾' }).note).toBe('a\ufffdb🌾')
  })
})

test('a nonce is twelve digits', () => {
  expect(randomNonce()).toMatch(/^\d{12}$/)
})

test('what has to be told by nobody does not come from Math.random', () => {
  const guessed = jest.spyOn(Math, 'random')
  expect(randomNonce()).not.toBe(randomNonce())
  expect(randomUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(guessed).not.toHaveBeenCalled()
  guessed.mockRestore()
})
