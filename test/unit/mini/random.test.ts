import Taro from '@tarojs/taro'
import { random } from '@/platform/random'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('numbers are fetched ahead from the phone, and again before they run out', async () => {
  await settled()
  const guessed = jest.spyOn(Math, 'random')
  for (let drawn = 0; drawn < 1000; drawn++) {
    expect(random()).toBe(0x80808080 / 2 ** 32)
    await Promise.resolve()
  }
  expect(guessed).not.toHaveBeenCalled()
  expect(jest.mocked(Taro.getRandomValues).mock.calls.length).toBeGreaterThan(2)
})
