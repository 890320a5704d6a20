import Taro from '@tarojs/taro'
import { pickTable } from '@/platform/pickTable'

const choose = jest.mocked(Taro.chooseMessageFile)

function sent(size: number) {
  const file = { name: 'heart.csv', path: 'http://tmp/1', size, type: 'file', time: 0 }
  choose.mockResolvedValueOnce({ tempFiles: [file], errMsg: 'ok' } as never)
  const readFile = ({ success }: { success: (got: object) => void }) => success({ data: 'dGFi' })
  jest.mocked(Taro.getFileSystemManager).mockReturnValue({ readFile } as never)
}

beforeEach(() => jest.clearAllMocks())

test('a table is read as it was sent', async () => {
  sent(3)
  expect(await pickTable(100)).toEqual({ name: 'heart.csv', content: 'dGFi' })
})

test('one that is too large is not read', async () => {
  sent(2048)
  expect(await pickTable(1024)).toEqual({ problem: '表格不能超过 1 KB，请分几个文件导入' })
  expect(Taro.getFileSystemManager).not.toHaveBeenCalled()
})

test('who closes the chat picked nothing, and what fails is told in words', async () => {
  choose.mockRejectedValueOnce({ errMsg: 'chooseMessageFile:fail cancel' })
  expect(await pickTable(100)).toBeNull()
  choose.mockRejectedValueOnce({ errMsg: 'chooseMessageFile:fail system error' })
  expect(await pickTable(100)).toHaveProperty('problem')
})

test('nobody looks at files before the privacy policy is agreed to', async () => {
  jest
    .mocked(Taro.requirePrivacyAuthorize)
    .mockImplementationOnce((asked) => asked?.fail?.({} as never))
  expect(await pickTable(100)).toHaveProperty('problem')
  expect(choose).not.toHaveBeenCalled()
})
