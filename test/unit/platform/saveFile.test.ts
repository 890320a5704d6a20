import { copyText } from '@/platform/clipboard'
import { saveFile } from '@/platform/saveFile'

jest.mock('@/platform/clipboard')
const copied = copyText as jest.MockedFunction<typeof copyText>

const url = 'https://linji.example/files/mine/7'
const host = window as { linji?: object }
let clicked: string[]

beforeEach(() => {
  jest.restoreAllMocks()
  copied.mockReset().mockResolvedValue(true)
  clicked = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    clicked.push((this as HTMLAnchorElement).href)
  })
})
afterEach(() => delete host.linji)

test('a browser downloads it', async () => {
  expect(await saveFile(url)).toBe('saved')
  expect(clicked).toEqual([url])
  expect(copied).not.toHaveBeenCalled()
})

test('where nothing is downloaded its address is copied, for a browser', async () => {
  host.linji = { postMessage: () => undefined }
  expect(await saveFile(url)).toBe('copied')
  delete host.linji
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mobile MicroMessenger/8.0')
  expect(await saveFile(url)).toBe('copied')
  expect(copied.mock.calls).toEqual([[url], [url]])
  copied.mockResolvedValue(false)
  expect(await saveFile(url)).toBe('failed')
  expect(clicked).toEqual([])
})
