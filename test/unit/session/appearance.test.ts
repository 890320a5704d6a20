import { write } from '@/platform/storage'

const platform = { textScale: 1 }
jest.mock('@/platform/theme', () => ({
  ...jest.requireActual<object>('@/platform/theme'),
  textScale: () => platform.textScale,
}))

/** The store as it is after a start of the app. */
async function start() {
  jest.resetModules()
  return (await import('@/session/appearance')).appearance
}

beforeEach(() => localStorage.clear())

describe('how the app looks', () => {
  test('follows the system until a person chooses', async () => {
    const appearance = await start()
    expect(appearance.choice).toBe('system')
    expect(appearance.className).toBe('theme-light')
    appearance.chooseTheme('dark')
    expect(appearance.theme).toBe('dark')
    expect(appearance.className).toBe('theme-dark')
  })

  test('the choice is still there after a restart', async () => {
    const before = await start()
    before.chooseTheme('dark')
    before.setElder(true)
    const after = await start()
    expect(after.className).toBe('theme-dark mode-elder')
    expect(after.palette.bg).not.toBe(before.palette.ink)
  })

  test.each([
    [1.1, 'theme-light'],
    [1.15, 'theme-light text-115'],
    [1.35, 'theme-light text-130'],
    [2, 'theme-light text-140'],
  ])('text grows with the phone’s own size: %s', async (scale, className) => {
    platform.textScale = scale
    expect((await start()).className).toBe(className)
    platform.textScale = 1
  })

  test('a chosen text size counts instead of the phone’s, after a restart too', async () => {
    platform.textScale = 1.3
    const before = await start()
    before.chooseText('standard')
    expect(before.className).toBe('theme-light')
    before.chooseText('largest')
    const after = await start()
    expect(after.className).toBe('theme-light text-140')
    after.chooseText('system')
    expect(after.className).toBe('theme-light text-130')
    platform.textScale = 1
  })

  test('what was kept before there were text sizes still counts', async () => {
    write('_appearance', '{"theme":"dark","elder":true}')
    expect((await start()).className).toBe('theme-dark mode-elder')
  })

  test('a page may be large by itself, whatever was chosen', async () => {
    const appearance = await start()
    expect(appearance.classNameOf('large')).toBe('theme-light mode-elder in-sun')
    expect(appearance.className).toBe('theme-light')
    expect(appearance.paletteOf('large')).not.toBe(appearance.palette)
    appearance.setElder(true)
    expect(appearance.paletteOf('large')).toBe(appearance.palette)
  })

  test('what cannot be read counts as nothing chosen', async () => {
    write('_appearance', '{"theme":"purple"}')
    expect((await start()).className).toBe('theme-light')
  })
})
