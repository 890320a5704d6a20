import Taro from '@tarojs/taro'
import { pickPictures } from '@/platform/pickPictures'
import { shrinkSteps } from '@/platform/pictureSteps'

const choose = jest.mocked(Taro.chooseMedia)
const fails = (errMsg: string) => choose.mockRejectedValueOnce({ errMsg })
const album = { most: 3, camera: false }

/** Files by path, with their size; what is compressed becomes the next of these sizes. */
function phoneWith(size: number, ...compressed: number[]) {
  const sizes = new Map([['original', size]])
  choose.mockResolvedValueOnce({ tempFiles: [{ tempFilePath: 'original', size }] } as never)
  jest.mocked(Taro.getImageInfo).mockResolvedValue({ width: 4000, height: 3000 } as never)
  jest.mocked(Taro.compressImage).mockImplementation(({ quality = 0, compressedWidth = 0 }) => {
    const tempFilePath = `${compressedWidth}-${quality}`
    sizes.set(tempFilePath, compressed.shift() ?? size)
    return Promise.resolve({ tempFilePath, errMsg: 'ok' })
  })
  const readFile = ({ filePath, success }: { filePath: string; success: (got: object) => void }) =>
    success({ data: 'A'.repeat(Math.ceil(((sizes.get(filePath) ?? 0) * 4) / 3)) })
  jest.mocked(Taro.getFileSystemManager).mockReturnValue({ readFile } as never)
}

beforeEach(() => jest.clearAllMocks())

test.each([
  ['chooseMedia:fail auth deny', '没有相机或相册的权限，请在手机和微信的设置里打开'],
  ['chooseMedia:fail system error', '没能打开相机或相册，请再试一次'],
])('%s is told in words', async (errMsg, words) => {
  fails(errMsg)
  await expect(pickPictures(album)).rejects.toThrow(words)
})

test('who closes the album picked nothing', async () => {
  fails('chooseMedia:fail cancel')
  expect(await pickPictures(album)).toEqual([])
})

test('nobody looks at pictures before the privacy policy is agreed to', async () => {
  jest
    .mocked(Taro.requirePrivacyAuthorize)
    .mockImplementationOnce((asked) => asked?.fail?.({} as never))
  await expect(pickPictures(album)).rejects.toThrow('同意隐私政策后才能选图片')
  expect(choose).not.toHaveBeenCalled()
})

test('a picture that is small enough stays as it is', async () => {
  phoneWith(300)
  const [picture] = await pickPictures(album)
  expect(await picture?.read(300)).toHaveLength(400)
  expect(Taro.compressImage).not.toHaveBeenCalled()
})

test('a larger one is made smaller until it fits, and refused when it never does', async () => {
  phoneWith(9000, 6000, 3000)
  const [picture] = await pickPictures(album)
  expect(await picture?.read(3000)).toHaveLength(4000)
  expect(
    jest.mocked(Taro.compressImage).mock.calls.map(([asked]) => asked.compressedWidth),
  ).toEqual(shrinkSteps.slice(0, 2).map(({ side }) => side))
  await expect(picture?.read(1)).rejects.toThrow('图片太大')
})

test('its preview has no more pixels than the screen shows', async () => {
  phoneWith(9000)
  const [picture] = await pickPictures({ most: 1, camera: true })
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ sourceType: ['camera'] }))
  expect(await picture?.preview()).toBe('180-70')
})
