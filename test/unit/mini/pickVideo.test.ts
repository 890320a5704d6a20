import Taro from '@tarojs/taro'
import { pickVideo } from '@/platform/pickVideo'
import { mostVideoBytes } from '@/platform/pictureSteps'

const choose = jest.mocked(Taro.chooseMedia)

function filmOf(size: number) {
  const film = { tempFilePath: 'film', thumbTempFilePath: 'frame', size }
  choose.mockResolvedValueOnce({ tempFiles: [film] } as never)
  const readFile = ({ success }: { success: (got: object) => void }) => success({ data: 'AAAA' })
  jest.mocked(Taro.getFileSystemManager).mockReturnValue({ readFile } as never)
}

beforeEach(() => jest.clearAllMocks())

test('one film is asked for, made smaller by WeChat, and shown by a frame of it', async () => {
  filmOf(1000)
  const [film] = await pickVideo()
  expect(choose).toHaveBeenCalledWith(
    expect.objectContaining({ count: 1, mediaType: ['video'], sizeType: ['compressed'] }),
  )
  expect(await film?.preview()).toBe('frame')
  expect(await film?.read(0)).toBe('AAAA')
})

test('one that is larger than can be sent is told before it is', async () => {
  filmOf(mostVideoBytes.mini + 1)
  const [film] = await pickVideo()
  await expect(film?.read(0)).rejects.toThrow('视频不能超过 6 MB，请拍短一点')
})

test('who closes the album picked nothing', async () => {
  choose.mockRejectedValueOnce({ errMsg: 'chooseMedia:fail cancel' })
  expect(await pickVideo()).toEqual([])
})
