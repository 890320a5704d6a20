import { act } from 'react'
import { pickPictures } from '@/platform/pickPictures'
import { bytesOf, type PickedPicture, PictureProblem, within } from '@/platform/pictureSteps'
import { Refused } from '@/request/errors'
import { UploadField } from '@/ui/upload/UploadField'
import { type Uploaded, uploadsFault } from '@/ui/upload/uploads'
import { type Uploads, useUploads } from '@/ui/upload/useUploads'
import { host, show } from '../client/ground'

jest.mock('@/platform/pickPictures')

const pick = pickPictures as jest.MockedFunction<typeof pickPictures>

const picture = (name: string): PickedPicture => ({
  preview: async () => `data:image/jpeg;base64,${name}`,
  read: async () => name,
})

test('a picture is made to fit, and never larger', () => {
  expect(within(2000, 4000, 3000)).toEqual({ width: 2000, height: 1500 })
  expect(within(2000, 1080, 2400)).toEqual({ width: 900, height: 2000 })
  expect(within(2000, 640, 480)).toEqual({ width: 640, height: 480 })
})

test.each(['', 'a', 'ab', 'abc', 'abcd', 'x'.repeat(1000)])(
  'base64 of "%s" is measured',
  (text) => {
    expect(bytesOf(Buffer.from(text).toString('base64'))).toBe(text.length)
  },
)

interface Upload {
  content: string
  tell: (share: number) => void
  succeed: () => Promise<void>
  fail: (error: Error) => Promise<void>
}

describe('a field for pictures', () => {
  let running: Upload[]
  let uploads: Uploads

  const upload = (content: string, tell: (share: number) => void) =>
    new Promise<Uploaded>((resolve, reject) => {
      running.push({
        content,
        tell: (share) => void act(() => tell(share)),
        succeed: () =>
          act(async () => resolve({ upload_id: `id-${content}`, url: `/uploads/${content}.jpg` })),
        fail: (error) => act(async () => reject(error)),
      })
    })

  const Form = ({ known = [] }: { known?: readonly Uploaded[] }) => {
    uploads = useUploads({ upload, most: 3, known })
    return <UploadField label="现场照片" uploads={uploads} />
  }

  beforeEach(async () => {
    running = []
  })
  const showForm = (element = <Form />) => show(element)
  const button = (name: string | RegExp) =>
    [...host.querySelectorAll('button')].find((each) => each.ariaLabel?.match(name))
  const press = (name: string | RegExp) => act(async () => button(name)?.click())
  const bar = () => host.querySelector('[role=progressbar]')
  const addPictures = async (...names: string[]) => {
    pick.mockResolvedValueOnce(names.map(picture))
    await press(/添加图片/)
  }
  const last = () => running[running.length - 1] as Upload

  beforeAll(() => {
    // jsdom has the attribute only
    Object.defineProperty(HTMLElement.prototype, 'ariaLabel', {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('aria-label')
      },
    })
  })

  test('brings pictures up one after the other and says how far each has come', async () => {
    await showForm()
    await addPictures('one', 'two')
    expect(pick).toHaveBeenLastCalledWith({ most: 3, camera: false })
    expect(running.map(({ content }) => content)).toEqual(['one'])
    expect(host.textContent).toContain('2/3')
    expect(host.textContent).toContain('排队中')
    expect(uploadsFault(uploads.items, 1)).toMatch('还在上传')
    expect(bar()?.getAttribute('aria-label')).toBe('第 1 张上传中')
    last().tell(0.42)
    expect(bar()?.getAttribute('aria-label')).toBe('第 1 张上传中 42%')
    await last().succeed()
    expect(running.map(({ content }) => content)).toEqual(['one', 'two'])
    await last().succeed()
    expect(uploads.done.map(({ upload_id }) => upload_id)).toEqual(['id-one', 'id-two'])
    expect(uploadsFault(uploads.items, 2)).toBeUndefined()
    expect(uploadsFault(uploads.items, 3)).toBe('请上传至少 3 张图片')
  })

  test('tells why one failed, and goes on with the next', async () => {
    await showForm()
    await addPictures('one', 'two')
    await last().fail(new Refused(1, '图片太大'))
    expect(host.querySelector('[role=alert]')?.textContent).toBe('图片太大')
    expect(last().content).toBe('two')
    await last().succeed()
    expect(uploadsFault(uploads.items, 1)).toBe('有图片没有传上去，请重试或移除')
    await press('重试第 1 张')
    expect(last().content).toBe('one')
    await last().succeed()
    expect(uploads.done).toHaveLength(2)
    expect(host.querySelector('[role=alert]')).toBeNull()
  })

  test('never brings up what was removed while it waited', async () => {
    await showForm()
    await addPictures('one', 'two', 'three')
    await press('移除第 2 张')
    await last().succeed()
    expect(running.map(({ content }) => content)).toEqual(['one', 'three'])
    expect(host.textContent).toContain('2/3')
  })

  test('takes no more than there is room for', async () => {
    await showForm()
    await addPictures('one', 'two')
    await addPictures('three')
    expect(pick).toHaveBeenLastCalledWith({ most: 1, camera: false })
    expect(button(/添加图片/)).toBeUndefined()
    await press('移除第 3 张')
    expect(button(/添加图片/)).toBeDefined()
  })

  test('says what to do when nothing can be picked, until the next try', async () => {
    await showForm()
    pick.mockRejectedValueOnce(new PictureProblem('没有相机或相册的权限，请在设置里打开'))
    await press(/添加图片/)
    expect(host.textContent).toContain('没有相机或相册的权限')
    pick.mockResolvedValueOnce([])
    await press(/添加图片/)
    expect(host.textContent).not.toContain('没有相机或相册的权限')
    expect(uploads.items).toEqual([])
  })

  test('tells a picture that cannot be opened', async () => {
    await showForm()
    const problem = async () => {
      throw new PictureProblem('这张图片打不开')
    }
    pick.mockResolvedValueOnce([{ preview: problem, read: problem }])
    await press(/添加图片/)
    expect(host.querySelector('[role=alert]')?.textContent).toBe('这张图片打不开')
    expect(running).toEqual([])
  })

  test('shows pictures that are known', async () => {
    await showForm(<Form known={[{ upload_id: 'id-0', url: '/uploads/0.jpg' }]} />)
    expect(host.querySelector('img')?.getAttribute('src')).toBe('/uploads/0.jpg')
    await press('移除第 1 张')
    expect(uploads.done).toEqual([])
  })
})
